/** What the server says, by the language of whoever reads it. */
import type { Locale } from '@shinequo/contract/locales'
import * as english from './en/server.ts'
import * as spanish from './es-US/server.ts'
import type { Translated } from './translated.ts'

/** Every sentence of the server in one language, by noun, and the functions that write times. */
export interface ServerMessages extends Translated<typeof english> {
  /** The language that they are in. */
  readonly locale: Locale
}

const CATALOGUES: Readonly<Partial<Record<string, ServerMessages>>> & Record<'en', ServerMessages> = {
  en: { ...english, locale: 'en' },
  'es-US': { ...spanish, locale: 'es-US' },
}

/** The messages of a language. null is nobody's choice and English, as is one that a later version has stored. */
export function messagesOf(locale: Locale | null): ServerMessages {
  return CATALOGUES[locale ?? 'en'] ?? CATALOGUES.en
}
