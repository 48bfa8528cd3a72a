import type { Page } from '@playwright/test'
import { login, type Role } from '@shinequo/contract/accounts'
import { DEMO_PASSWORD } from '@shinequo/server/seeds/people'

/** What a browser keeps of somebody who is signed in. */
export interface KeptTokens {
  readonly accessToken: string
  readonly refreshToken: string
}

/** Signs a demo account in by the API of the product at `url`. */
export async function tokensOf(url: string, email: string, type: Role): Promise<KeptTokens> {
  const { access, refresh } = await answerOf<{ access: string; refresh: string }>(`${url}/api${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD, type }),
  })
  return { accessToken: access, refreshToken: refresh }
}

/** Brings a browser that has never loaded a script of ours to hold the tokens. */
export async function giveTokens(page: Page, url: string, tokens: KeptTokens): Promise<void> {
  // A file of the same origin that runs no script of ours.
  await page.goto(`${url}/favicon.svg`)
  await page.evaluate(`Object.assign(localStorage, ${JSON.stringify(tokens)})`)
}

/** The answer of an address as JSON; throws when it is no success. */
export async function answerOf<T>(address: string, init: RequestInit): Promise<T> {
  const answer = await fetch(address, init)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return (await answer.json()) as T
}
