import { join } from 'node:path'
import type { Plugin } from 'vite'
import { pseudoText } from './pseudo-text.ts'

/** A language to build. `pseudo` is accented, longer English from right to left, only for tests. */
export type Language = 'en' | 'es-US' | 'pseudo'

const MESSAGES = join(import.meta.dirname, '..', '..', '..', 'packages', 'messages')
const OF_A_LANGUAGE =
  /^@shinequo\/messages\/(?:(locale|times|web\/[a-z-]+)|(encouragements\.json(?:\?url)?))$/

/** The folder with the catalogues of a language. */
export const catalogueOf = (language: Language) => join(MESSAGES, language === 'pseudo' ? 'en' : language)

/** Resolves `@shinequo/messages/…` to the catalogues of one language. */
export function messagesIn(language: Language): Plugin {
  return {
    name: 'messages-in',
    enforce: 'pre',
    resolveId: {
      filter: { id: OF_A_LANGUAGE },
      handler(id) {
        const [, catalogue, data] = OF_A_LANGUAGE.exec(id) ?? []
        return { id: join(catalogueOf(language), data ?? `${catalogue}.ts`), moduleSideEffects: false }
      },
    },
    transform: {
      filter: { id: /packages[\\/]messages[\\/]en[\\/]/ },
      handler(code, id) {
        if (language !== 'pseudo') return null
        if (/locale\.ts$/.test(id)) return { code: code.replace("'ltr'", "'rtl'"), map: null }
        return { code: pseudoText(this.parse(code, { lang: 'ts' }), code), map: null }
      },
    },
  }
}
