import { LOCALES } from '@shinequo/contract/locales'
import { expect, it } from 'vitest'
import { languageOf } from './page-language.ts'

it.each([
  [undefined, undefined, 'en'],
  [undefined, 'es-US,es;q=0.9,en;q=0.8', 'es-US'],
  [undefined, 'es-MX,es;q=0.9,en;q=0.8', 'es-US'],
  [undefined, 'es', 'es-US'],
  [undefined, 'fr-FR,fr;q=0.9,es;q=0.5,en;q=0.4', 'es-US'],
  [undefined, 'en-GB,en;q=0.9,es;q=0.5', 'en'],
  [undefined, 'fr', 'en'],
  [undefined, '*', 'en'],
  ['es-US', 'en', 'es-US'],
  ['en', 'es', 'en'],
  ['xx', 'es', 'es-US'],
])('with the cookie %s and a browser of %s a page is in %s', (cookie, accepted, locale) => {
  const headers = accepted ? { 'accept-language': accepted } : {}
  expect(languageOf({ cookies: { locale: cookie }, headers, query: {} }, LOCALES)).toBe(locale)
})

it.each([
  ['en', 'es-US', 'en'],
  ['es-US', 'en', 'es-US'],
  ['xx', 'es-US', 'es-US'],
  ['', 'es-US', 'es-US'],
])('an account in %s comes before the choice of %s', (account, chosen, locale) => {
  const asked = { cookies: { account_locale: account, locale: chosen }, headers: {}, query: {} }
  expect(languageOf(asked, LOCALES)).toBe(locale)
})

it('is English while nothing else is offered', () => {
  const asked = { cookies: { locale: 'es-US' }, headers: { 'accept-language': 'es' }, query: {} }
  expect(languageOf(asked, ['en'])).toBe('en')
})

it.each([
  ['en', 'en'],
  ['xx', 'es-US'],
  [['en', 'es-US'], 'es-US'],
])('an address that asks for %j comes before the account', (lang, locale) => {
  const asked = { cookies: { account_locale: 'es-US' }, headers: {}, query: { lang } }
  expect(languageOf(asked, LOCALES)).toBe(locale)
})
