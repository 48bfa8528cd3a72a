import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { DASHBOARD, PAGE, SHELL } from './page-modules.ts'

/** The modules that load the shell and the dashboard. Their static imports are included, lazy ones are not. */
const SHELL_MODULES = [PAGE, ...SHELL, DASHBOARD]
/** The files of public/ that the page uses. */
const PUBLIC_FILES = ['theme.js', 'favicon.svg']
/** Drawings and fonts that only other pages use: the panel next to the forms, and alphabets beyond Latin. */
const ELSEWHERE = /\/(dawn-panel|figtree-latin-ext|jonah|maya|sofia|tom)-/
const FONT = /figtree-latin-wght-normal.*\.woff2$/

/**
 * Builds service-worker.ts into /sw.js and lists the files that it caches: the chunks of the shell, found by the
 * modules they contain, with their styles, drawings and lines, and the Latin font. The build fails if one is missing.
 */
export function shellCache(): Plugin {
  let root = ''
  return {
    name: 'kept-shell',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: join(root, 'service-worker.ts'), fileName: 'sw.js' })
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle['sw.js']
        const page = bundle['index.html']
        if (worker?.type !== 'chunk' || page?.type !== 'asset') throw new Error('The worker was not built.')
        if (worker.imports.length > 0) throw new Error('The worker must stand alone.')
        const { entry, files } = shellFiles(bundle)
        const hash = createHash('sha256').update(worker.code).update(page.source).update(files.join())
        for (const name of PUBLIC_FILES) hash.update(readFileSync(join(root, 'public', name)))
        const version = hash.digest('hex').slice(0, 12)
        const shell = { version, entry, files: [...PUBLIC_FILES, ...files].map((name) => `/${name}`) }
        worker.code = `const SHELL=${JSON.stringify(shell)};${worker.code}`
      },
    },
  }
}

function shellFiles(bundle: Rolldown.OutputBundle): { entry: string; files: string[] } {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const chunkOf = (module: string) => {
    const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
    if (found === undefined)
      throw new Error(`No chunk holds ${module}, which the app needs without a network.`)
    return found
  }
  const files = new Set<string>()
  const keep = (chunk: Rolldown.OutputChunk) => {
    if (files.has(chunk.fileName)) return
    files.add(chunk.fileName)
    const { importedCss = [], importedAssets = [] } = chunk.viteMetadata ?? {}
    for (const name of [...importedCss, ...importedAssets]) if (!ELSEWHERE.test(name)) files.add(name)
    for (const name of chunk.imports) {
      const imported = bundle[name]
      if (imported?.type === 'chunk') keep(imported)
    }
  }
  for (const module of SHELL_MODULES) keep(chunkOf(module))
  const font = Object.keys(bundle).find((name) => FONT.test(name))
  if (font === undefined) throw new Error('The Latin font file is missing from the build.')
  return { entry: chunkOf(PAGE).fileName, files: [...files.add(font)].sort() }
}
