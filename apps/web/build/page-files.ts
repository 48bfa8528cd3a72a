import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, Rolldown } from 'vite'

const WEB = join(import.meta.dirname, '..')
const DOCUMENT = join(WEB, 'index.html')
/** The page that opens without a network, and the files of public/ that it uses. */
const OFFLINE = '/home/dashboard'
const PUBLIC_FILES = ['theme.js', 'favicon.svg']
/** The fonts of letters beyond Latin's are loaded by pages that have some. */
const RARE_FONT = /(?<!figtree-latin-wght-normal-.*)\.woff2$/
/** How a document links what it needs. What blocks the first paint comes first, because browsers fetch in that order. */
const LINKS: Readonly<Record<string, string>> = {
  '.css': 'rel=preload; as=style; crossorigin',
  '.woff2': 'rel=preload; as=font; type=font/woff2; crossorigin',
  '.js': 'rel=modulepreload',
}

/**
 * Lists the files of each page, found by the app's own table of pages:
 * - in early-links.json what a page needs, by a pattern of its path (the first match applies). The server sends it in a
 *   Link header, so that the browser does not discover it script by script.
 * - in /sw.js, the built service-worker.ts, what it caches: the files of the dashboard.
 */
export function pageFiles(): Plugin {
  return {
    name: 'page-files',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      this.emitFile({ type: 'chunk', id: join(WEB, 'service-worker.ts'), fileName: 'sw.js' })
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const early = addresses().map(({ path }) => {
          const names = filesOf(bundle, modulesAt(path))
          const links = Object.entries(LINKS).flatMap(([kind, link]) =>
            names.filter((name) => name.endsWith(kind)).map((name) => `</${name}>; ${link}`),
          )
          links.unshift('</theme.js>; rel=preload; as=script')
          const pattern = path.replaceAll(/:\w+/g, '[^/]+').replace('*', '.*')
          return { path: `^${pattern}$`, links: links.join(', ') }
        })
        this.emitFile({ type: 'asset', fileName: 'early-links.json', source: JSON.stringify(early) })

        const worker = bundle['sw.js']
        const page = bundle['index.html']
        const entry = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.facadeModuleId === DOCUMENT,
        )
        if (worker?.type !== 'chunk' || page?.type !== 'asset' || !entry)
          throw new Error('The page or its worker was not built.')
        const files = [...PUBLIC_FILES, ...filesOf(bundle, modulesAt(OFFLINE))]
        const hash = createHash('sha256').update(worker.code).update(page.source).update(files.join())
        for (const name of PUBLIC_FILES) hash.update(readFileSync(join(WEB, 'public', name)))
        const version = hash.digest('hex').slice(0, 12)
        const shell = { version, entry: entry.fileName, files: files.map((name) => `/${name}`) }
        worker.code = `const SHELL=${JSON.stringify(shell)};${worker.code}`
      },
    },
  }
}

/** A row of the app's table of pages. */
interface Page {
  readonly path?: string
  readonly load?: () => unknown
  readonly to?: string
  readonly children?: readonly Page[]
}
/** An address, as `/home/sessions/:bookingId`, with the modules that draw it, from the outermost. */
type Address = Pick<Page, 'to'> & { readonly path: string; readonly modules: readonly string[] }

const { PAGES } = await import(pathToFileURL(join(WEB, 'src', 'app', 'pages.ts')).href)
let known: Address[] | undefined

/** All addresses of the table. Read when a build needs them, since tools that only load the configuration change imports. */
function addresses(): Address[] {
  known ??= flattened(PAGES, { path: '/', modules: [DOCUMENT] })
  return known
}

function flattened(pages: readonly Page[], above: Address): Address[] {
  return pages.flatMap(({ path = '', load, to, children }) => {
    const modules = load ? [...above.modules, moduleOf(load)] : above.modules
    const address = { path: posix.join(above.path, path), modules, ...(to && { to }) }
    return children ? flattened(children, address) : [address]
  })
}

/** The module that a function of the table imports. */
function moduleOf(load: () => unknown): string {
  const [, module] = /import\(['"]([^'"]+)['"]\)/i.exec(String(load)) ?? []
  if (module === undefined) throw new Error(`In pages.ts, ${load} is not only an import.`)
  return join(WEB, 'src', 'app', module)
}

/** The modules that draw the page at this address. */
export function modulesAt(address: string): readonly string[] {
  const { to, modules } = addresses().find(({ path }) => path === address) ?? {}
  if (modules === undefined) throw new Error(`No page is at ${address}.`)
  return to === undefined ? modules : modulesAt(to)
}

/** The files that a page of these modules needs: with all that they import, save what is lazy. */
function filesOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const scripts = new Set(chunks.filter(({ moduleIds }) => modules.some((id) => moduleIds.includes(id))))
  for (const { imports } of scripts)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) scripts.add(chunk)
  const files = [...scripts].flatMap(({ fileName, viteMetadata }) => [
    fileName,
    ...(viteMetadata?.importedCss ?? []),
    ...(viteMetadata?.importedAssets ?? []),
  ])
  return [...new Set(files.filter((name) => !RARE_FONT.test(name)))]
}
