import { relative } from 'node:path'

/** What V8 says of one script: each function, with how often it was called since the last look. */
export interface ScriptCoverage {
  readonly url: string
  readonly functions: readonly {
    readonly functionName: string
    readonly ranges: readonly { readonly startOffset: number; readonly count: number }[]
  }[]
}

/** Functions that were called, each as the file it stands in, from the root of the repository, and where it begins. */
export type Called = ReadonlySet<string>

const ROOT = `${import.meta.dirname.slice(0, -'/bench'.length)}/`

/**
 * The functions of our own sources that were called. That of a module itself, which runs once when it is loaded, is not
 * one of them. `webRoot` is the folder whose files a development server serves at `/`.
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
 * Not a part of any use case: what every call passes through (plugins, the call layer), parts that know no noun, schemas,
 * catalogues, and what only tests and this measurement use.
 */
const UNCOUNTED =
  /^(apps\/server\/src\/(plugins|seeds|testing|app\.ts|env\.ts)|apps\/web\/src\/(lib|components\/ui|main\.tsx)|packages\/(contract|messages))/

/** The files that a use case crosses, in the order of their names: those with a function that was called, and not besides. */
export function crossedFiles(called: Called, besides: Called): string[] {
  const own = [...called].filter((one) => !besides.has(one)).map((one) => one.slice(0, one.indexOf(' ')))
  return [...new Set(own)].filter((file) => !UNCOUNTED.test(file)).sort()
}
