import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { catalogueOf, type Language } from './messages-in.ts'

/**
 * Writes the words of the documents themselves, `[name]` in index.html and room.html, from the catalogue web/page.ts,
 * and the manifest of the installed app. Language and direction stand in the page before anything is painted.
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
  }
}

async function catalogue(language: Language, name: string): Promise<Record<string, string>> {
  return await import(pathToFileURL(join(catalogueOf(language), `${name}.ts`)).href)
}
