import { statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { catalogueOf, type Language } from './messages-in.ts'

/**
 * Fills the placeholders `[name]` in index.html and room.html with the texts of the catalogue web/page.ts, and sets
 * language and direction, so that they are there before the first paint.
 */
export function pageText(language: Language): Plugin {
  return {
    name: 'page-text',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const page = await catalogue(language, 'web/page')
        const { locale, direction } = await catalogue(language, 'locale')
        const dir = language === 'pseudo' ? 'rtl' : direction
        return html
          .replace('<html lang="en">', `<html lang="${locale}" dir="${dir}">`)
          .replace(/\[([a-z]\w+)\]/g, (whole, name: string) => page[name] ?? whole)
      },
    },
    // In the dev server these texts are in no module, so the page is loaded anew.
    configureServer({ watcher, ws }) {
      const file = catalogueFile(language, 'web/page')
      watcher.add(file)
      watcher.on('change', (path) => path === file && ws.send({ type: 'full-reload' }))
    },
  }
}

/** Writes the manifest of the installed app with texts of the same catalogue. */
export function webManifest(language: Language): Plugin {
  return {
    name: 'web-manifest',
    apply: 'build',
    async generateBundle() {
      const { description, findYourCoach, collegeResources } = await catalogue(language, 'web/page')
      const { locale: lang } = await catalogue(language, 'locale')
      const shortcuts = [
        { name: findYourCoach, url: '/home/findcoach' },
        { name: collegeResources, url: '/home/resources' },
      ]
      const source = JSON.stringify({ ...MANIFEST, description, lang, shortcuts }, null, 2)
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source })
    },
  }
}

/** The parts that are the same in every language. */
const MANIFEST = {
  id: '/home/dashboard',
  name: 'ShineQuo',
  short_name: 'ShineQuo',
  start_url: '/home/dashboard',
  scope: '/',
  display: 'standalone',
  theme_color: '#fffaf2',
  background_color: '#fffaf2',
  categories: ['education', 'health'],
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
}

/** The sentences of a catalogue as it is now: while the dev server runs it may be saved. */
async function catalogue(language: Language, name: string): Promise<Record<string, string>> {
  const file = catalogueFile(language, name)
  return await import(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}`)
}

const catalogueFile = (language: Language, name: string) => join(catalogueOf(language), `${name}.ts`)
