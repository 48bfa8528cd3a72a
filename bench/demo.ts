import type { Page } from '@playwright/test'
import { login, type Role } from '@shinequo/contract/accounts'
import { DEMO_PASSWORD } from '@shinequo/server/seeds/people'
import { startServerProcess } from '@shinequo/server/testing/server-process'
import { inFolder } from './data-places.ts'

/** Runs `work` beside the product with its demo data, in its own process. */
export const withDemo = <Found>(work: (url: string) => Promise<Found>): Promise<Found> =>
  inFolder(async (folder) => {
    const product = await startServerProcess({ DATA_DIR: folder, DEMO_DATA: 'on' })
    try {
      return await work(product.url)
    } finally {
      await product.kill()
    }
  })

/** What a signed-in browser stores. */
export interface KeptTokens {
  readonly accessToken: string
  readonly refreshToken: string
}

/** Signs in to a demo account through the API of the product at `url`. */
export async function tokensOf(url: string, email: string, type: Role): Promise<KeptTokens> {
  const { access, refresh } = await answerOf<{ access: string; refresh: string }>(`${url}/api${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD, type }),
  })
  return { accessToken: access, refreshToken: refresh }
}

/** Stores the tokens in a browser that has never loaded our scripts. */
export async function giveTokens(page: Page, url: string, tokens: KeptTokens): Promise<void> {
  // A file of the same origin that runs no scripts.
  await page.goto(`${url}/favicon.svg`)
  await page.evaluate(`Object.assign(localStorage, ${JSON.stringify(tokens)})`)
}

/** The response of an address as JSON. Throws if it is not successful. */
export async function answerOf<T>(address: string, init: RequestInit): Promise<T> {
  const answer = await fetch(address, init)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return (await answer.json()) as T
}
