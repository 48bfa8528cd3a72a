/** The languages that people can choose, as BCP 47 tags. The first is the source language of all texts. */
export const LOCALES = ['en', 'es-US'] as const

export type Locale = (typeof LOCALES)[number]

/** The tag if it is one of LOCALES, else null. */
export function knownLocale(tag: string | null | undefined): Locale | null {
  return LOCALES.find((locale) => locale === tag) ?? null
}
