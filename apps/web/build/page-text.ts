import { statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import MANIFEST from '../manifest.json' with { type: 'json' }
import { catalogueOf, type Language } from './messages-in.ts'

/**
 * Fills the placeholders `[name]` in index.html, room.html and the manifest of the installed app with the texts of the
 * catalogue web/page.ts and with language and direction, so that they are there before the first paint.
 */
export function pageText(language: Language): Plugin {
  return {
    name: 'page-text',
    transformIndexHtml: { order: 'pre', handler: async (html) => filled(html, await texts(language)) },
    // In the dev server these texts are in no module, so the page is loaded anew.
    configureServer({ watcher, ws }) {
      const file = catalogueFile(language, 'web/page')
      watcher.add(file)
      watcher.on('change', (path) => path === file && ws.send({ type: 'full-reload' }))
    },
  }
}

/** Writes the manifest of the installed app. */
export function webManifest(language: Language): Plugin {
  return {
    name: 'web-manifest',
    apply: 'build',
    async generateBundle() {
      const manifest = JSON.parse(filled(JSON.stringify(MANIFEST), await texts(language)))
      const source = JSON.stringify(manifest, null, 2)
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source })
    },
  }
}

const filled = (text: string, texts: Readonly<Record<string, string>>) =>
  text
    .replace('<html lang="en">', '<html lang="[locale]" dir="[direction]">')
    .replace(/\[([a-z]\w+)\]/g, (whole, name: string) => texts[name] ?? whole)

async function texts(language: Language): Promise<Record<string, string>> {
  const { locale, direction } = await catalogue(language, 'locale')
  const page = await catalogue(language, 'web/page')
  return { ...page, locale: locale!, direction: language === 'pseudo' ? 'rtl' : direction! }
}

/** The sentences of a catalogue as it is now: while the dev server runs it may be saved. */
async function catalogue(language: Language, name: string): Promise<Record<string, string>> {
  const file = catalogueFile(language, name)
  return await import(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}`)
}

const catalogueFile = (language: Language, name: string) => join(catalogueOf(language), `${name}.ts`)
