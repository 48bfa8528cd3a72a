import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { ACCOUNT_COOKIE, CHOSEN, chosenLanguage, followedLanguage } from './language.ts'
import { beginSignIn, forgetPerson } from './sign-in.ts'

/** What a browser keeps; Node has none of its own. */
const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}
const page = { cookie: '' }
const BROWSER = { localStorage: storage, sessionStorage: storage, document: page }

beforeAll(() => {
  for (const [name, value] of Object.entries(BROWSER)) {
    Object.defineProperty(globalThis, name, { value, configurable: true })
  }
})
afterAll(() => {
  for (const name of Object.keys(BROWSER)) Reflect.deleteProperty(globalThis, name)
})
beforeEach(() => {
  kept.clear()
  page.cookie = ''
})

it('a language chosen by hand goes along with one login, and not with the next', () => {
  expect(chosenLanguage()).toBeUndefined()
  storage.setItem(CHOSEN, 'es-US')
  forgetPerson()
  expect(chosenLanguage()).toBe('es-US')
  beginSignIn({ access: 'access', refresh: 'refresh' })
  expect(chosenLanguage()).toBeUndefined()
})

it.each([
  ['', null],
  [`a=b; ${ACCOUNT_COOKIE}=es-US; locale=en`, 'es-US'],
  ['locale=es-US', null],
  [`not_${ACCOUNT_COOKIE}=es-US`, null],
  [`${ACCOUNT_COOKIE}=xx`, null],
])('with the cookies %j pages follow %s', (cookie, language) => {
  page.cookie = cookie
  expect(followedLanguage()).toBe(language)
  expect(chosenLanguage()).toBeUndefined()
})

it('forgetting whoever was signed in forgets the language of the account', () => {
  forgetPerson()
  expect(page.cookie).toBe(`${ACCOUNT_COOKIE}=; path=/; max-age=0`)
})
