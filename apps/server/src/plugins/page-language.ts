import { LOCALES, type Locale } from '@shinequo/contract/locales'
import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'

/** Cookies that pages set: the language of the signed-in account, and the one chosen by hand in this browser. */
const LANGUAGE_COOKIES = ['account_locale', 'locale']

/** In the address of a page that is wanted in one language without that being chosen. */
const ADDRESS_PARAMETER = 'lang'

/** The languages that pages are offered in now, the default first. */
export type OfferedLocales = () => Promise<readonly Locale[]>

/**
 * The language that a page is sent in: the one that its address asks for (`?lang=en`), else the account's, else the one chosen in this browser, else the first that the
 * browser asks for, as far as they are offered; else English. 'es-MX' and 'es' ask for 'es-US' too.
 */
export function languageOf(
  { cookies, headers, query }: Pick<FastifyRequest, 'cookies' | 'headers' | 'query'>,
  offered: readonly Locale[],
): Locale {
  const asked = (query as { [ADDRESS_PARAMETER]?: unknown } | undefined)?.[ADDRESS_PARAMETER]
  const wanted = [asked, ...LANGUAGE_COOKIES.map((name) => cookies[name])]
  const accepted = new Negotiator({ headers }).language(offered.map(languagePart))
  return (
    wanted.map((tag) => offered.find((locale) => locale === tag)).find((locale) => locale !== undefined) ??
    offered.find((locale) => languagePart(locale) === accepted) ??
    LOCALES[0]
  )
}

/** 'es' of 'es-US'. */
const languagePart = (locale: Locale) => locale.slice(0, 2)
