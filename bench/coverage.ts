import { relative } from 'node:path'

/** V8's coverage of one script: each function, with the number of calls since the last reading. */
export interface ScriptCoverage {
  readonly url: string
  readonly functions: readonly {
    readonly functionName: string
    readonly ranges: readonly { readonly startOffset: number; readonly count: number }[]
  }[]
}

/** The called functions, each as its file, relative to the root of the repository, and the offset where it begins. */
export type Called = ReadonlySet<string>

const ROOT = `${import.meta.dirname.slice(0, -'/bench'.length)}/`

/**
 * The called functions of our own sources, without the module functions, which run once when a module is loaded.
 * `webRoot` is the folder that a development server serves at `/`.
 */
export function calledFunctions(scripts: readonly ScriptCoverage[], webRoot = ''): Set<string> {
  return new Set(
    scripts.flatMap(({ url, functions }) => {
      const file = fileOf(url, webRoot)
      if (file === null) return []
      const called = functions.filter(
        ({ ranges: [whole] }) => whole && whole.count > 0 && whole.startOffset > 0,
      )
      return called.map(({ functionName, ranges }) => `${file} ${ranges[0]?.startOffset} ${functionName}`)
    }),
  )
}

function fileOf(url: string, webRoot: string): string | null {
  if (!/^(file|http):/.test(url)) return null
  const { protocol, pathname } = new URL(url)
  const path =
    protocol === 'file:' || pathname.startsWith('/@fs/') ? pathname.replace('/@fs', '') : webRoot + pathname
  const file = relative(ROOT, path)
  return /^(apps|packages)\/[^@]*\.tsx?$/.test(file) && !file.includes('node_modules') ? file : null
}

/**
 * Not part of any use case: what every call passes through (plugins, the call layer), generic parts, schemas, message
 * catalogues, and what only tests and this measurement use.
 */
const UNCOUNTED =
  /^(apps\/server\/src\/(plugins|seeds|testing|app\.ts|env\.ts)|apps\/web\/src\/(lib|components\/ui|main\.tsx)|packages\/(contract|messages))/

/**
 * The files that a use case crosses, sorted by name: those with a function that was called, unless it also runs
 * `besides` the use case.
 */
export function crossedFiles(called: Called, besides: Called): string[] {
  const own = [...called].filter((one) => !besides.has(one)).map((one) => one.slice(0, one.indexOf(' ')))
  return [...new Set(own)].filter((file) => !UNCOUNTED.test(file)).sort()
}
