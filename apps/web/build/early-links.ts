import type { Plugin, Rolldown } from 'vite'
import { DASHBOARD, PAGE, SHELL } from './page-modules.ts'

/** Per path pattern (the first match applies), the modules that such a page imports soon after the entry. */
const PAGES: readonly { path: string; modules: readonly string[] }[] = [
  {
    path: '^/(login)?$',
    modules: ['apps/web/src/app/auth-layout-route.tsx', 'apps/web/src/features/accounts/pages/login.tsx'],
  },
  { path: '^/home(/dashboard)?$', modules: [...SHELL, DASHBOARD] },
  {
    path: '^/home/selectcoach/[^/]+/book$',
    modules: [...SHELL, 'apps/web/src/app/pages/book-session.tsx', 'apps/web/src/components/ui/calendar.tsx'],
  },
  { path: '^/home/', modules: SHELL },
  {
    path: '^/coach/?$',
    modules: ['apps/web/src/app/coach/coach-portal.tsx', 'apps/web/src/app/pages/coach-home.tsx'],
  },
  { path: '^/coach/(?!login)', modules: ['apps/web/src/app/coach/coach-portal.tsx'] },
  {
    path: '^/admin/?$',
    modules: ['apps/web/src/app/admin/admin-portal.tsx', 'apps/web/src/app/pages/admin-home.tsx'],
  },
  { path: '^/admin/(?!login)', modules: ['apps/web/src/app/admin/admin-portal.tsx'] },
]

/**
 * Tells the browser early what a page needs, so that it does not discover it script by script. index.html links what
 * every page needs: the Latin font and the scripts that the entry imports. What a page needs in addition is written to
 * early-links.json by path pattern, and the server sends it in a Link header. Files that block the first paint come
 * first, because browsers fetch in that order. Vite's own preloading would wrap each lazy import, which adds 1.5 kB to
 * the first visit.
 */
export function earlyLinks(): Plugin {
  return {
    name: 'early-links',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle, chunk }) {
        const font = Object.keys(bundle ?? {}).find((name) =>
          /figtree-latin-wght-normal.*\.woff2$/.test(name),
        )
        if (font === undefined) throw new Error('The Latin font file is missing from the build.')
        const fontLink = { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: '' }
        const scripts = chunk?.imports.map((name) => ({
          rel: 'modulepreload',
          href: `/${name}`,
          crossorigin: '',
        }))
        return [fontLink, ...(scripts ?? [])].map((attrs) => ({ tag: 'link', attrs, injectTo: 'head' }))
      },
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const entry = withImports(chunks, [PAGE])
      const styles = chunks
        .filter(({ fileName }) => entry.has(fileName))
        .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
      const first = [
        '</theme.js>; rel=preload; as=script',
        ...styles.map((name) => `</${name}>; rel=preload; as=style; crossorigin`),
        ...[...entry].map(asLink),
      ]
      const links = PAGES.map(({ path, modules }) => {
        const more = [...withImports(chunks, modules)].filter((name) => !entry.has(name))
        return { path, links: [...first, ...more.map(asLink)].join(', ') }
      })
      this.emitFile({ type: 'asset', fileName: 'early-links.json', source: JSON.stringify(links) })
    },
  }
}

const asLink = (name: string) => `</${name}>; rel=modulepreload`

/** The file names of the chunks that contain the modules, and of the chunks they import. */
function withImports(chunks: readonly Rolldown.OutputChunk[], modules: readonly string[]): Set<string> {
  const names = new Set<string>()
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (chunk === undefined || names.has(chunk.fileName)) return
    names.add(chunk.fileName)
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name))
  }
  for (const module of modules) {
    const holder = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
    if (holder === undefined) throw new Error(`No chunk holds ${module}, which a page is to load early.`)
    add(holder)
  }
  return names
}
