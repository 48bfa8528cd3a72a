import { login } from '@shinequo/contract/accounts'
import type { BrowserApp } from '@shinequo/server/testing/browser-app'
import { DEMO_PASSWORD, type SeededPerson } from '@shinequo/server/testing/browser-seeds'
import { callAs } from './api-calls.ts'

/** The browser's storage after a real login of `person`. */
export async function storageOf(app: BrowserApp, person: SeededPerson) {
  const { access, refresh } = await callAs(app, null, login, {
    email: person.email,
    password: DEMO_PASSWORD,
    type: person.actor.role,
  })
  const localStorage = [
    { name: 'accessToken', value: access },
    { name: 'refreshToken', value: refresh },
  ]
  return { cookies: [], origins: [{ origin: app.url, localStorage }] }
}
