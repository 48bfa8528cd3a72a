/** The languages that people can choose, as tags of BCP 47. The first is the one that everything is written in. */
export const LOCALES = ['en', 'es-US'] as const

export type Locale = (typeof LOCALES)[number]

/** The tag as one of ours; null for any other. */
export function knownLocale(tag: string | null | undefined): Locale | null {
  return LOCALES.find((locale) => locale === tag) ?? null
}
