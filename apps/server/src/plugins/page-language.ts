import { LOCALES, type Locale } from '@shinequo/contract/locales'
import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'

/** The cookie of the language that somebody chose with the language switch. */
const LANGUAGE_COOKIE = 'locale'

/** The languages that pages are offered in now, the default first. */
export type OfferedLocales = () => Promise<readonly Locale[]>

/**
 * The language that a page is sent in: the one chosen in this browser, else the first that the browser asks for, as far
 * as they are offered; else English. 'es-MX' and 'es' ask for 'es-US' too.
 */
export function languageOf(
  { cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>,
  offered: readonly Locale[],
): Locale {
  const chosen = cookies[LANGUAGE_COOKIE]
  const accepted = new Negotiator({ headers }).language(offered.map(languagePart))
  return (
    offered.find((locale) => locale === chosen) ??
    offered.find((locale) => languagePart(locale) === accepted) ??
    LOCALES[0]
  )
}

/** 'es' of 'es-US'. */
const languagePart = (locale: Locale) => locale.slice(0, 2)
