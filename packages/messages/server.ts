/** What the server says, by the reader's language. */
import type { Locale } from '@shinequo/contract/locales'
import * as english from './en/server.ts'
import * as spanish from './es-US/server.ts'
import type { Translated } from './translated.ts'

/** Every sentence of the server in one language, by noun, and the functions that write times. */
export interface ServerMessages extends Translated<typeof english> {
  /** The language of these messages. */
  readonly locale: Locale
}

const CATALOGUES: Readonly<Partial<Record<string, ServerMessages>>> & Record<'en', ServerMessages> = {
  en: { ...english, locale: 'en' },
  'es-US': { ...spanish, locale: 'es-US' },
}

/**
 * The messages of a language. null, which means that nobody has chosen, is English, and so is a language stored by a
 * later version.
 */
export function messagesOf(locale: Locale | null): ServerMessages {
  return CATALOGUES[locale ?? 'en'] ?? CATALOGUES.en
}
