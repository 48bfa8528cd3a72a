import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { login } from '@shinequo/contract/accounts'
import { listMatchRequests } from '@shinequo/contract/matching'
import { DEMO_STUDENT_EMAIL } from '@shinequo/server/seeds/demo-accounts'
import { DEMO_PASSWORD } from '@shinequo/server/seeds/people'
import { startServerProcess } from '@shinequo/server/testing/server-process'
import { benchInteractions, type InteractionRow } from './interactions.ts'
import { benchPage, type PageRow } from './lighthouse.ts'

/** What a student's browser shows: pages as they come, and how quickly they answer. */
export interface PagesFound {
  readonly pages: readonly PageRow[]
  readonly interactions: readonly InteractionRow[]
}

/** The product with its demo data in a process of its own, looked at by the Chromium at that path. */
export async function benchPages(chromium: string, runs: number): Promise<PagesFound> {
  const folder = mkdtempSync(join(tmpdir(), 'sq-pages-'))
  const product = await startServerProcess({ DATA_DIR: folder, DEMO_DATA: 'on' })
  try {
    const { storage, coachId } = await demoStudent(product.url)
    const pages: PageRow[] = []
    for (const { page, kept } of [
      { page: '/login', kept: {} },
      { page: '/home/dashboard', kept: storage },
      { page: '/home/selectcoach/{coachId}/book', kept: storage },
    ]) {
      console.log(`Lighthouse at ${page} …`)
      const path = page.replace('{coachId}', coachId)
      pages.push({ page, ...(await benchPage(chromium, product.url + path, kept, runs)) })
    }
    console.log('Interactions …')
    return {
      pages,
      interactions: await benchInteractions(chromium, product.url, DEMO_STUDENT_EMAIL, runs),
    }
  } finally {
    await product.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What a browser keeps after the demo student's login, and one of the coaches. */
async function demoStudent(url: string) {
  const { access, refresh } = await answerOf<{ access: string; refresh: string }>(`${url}/api${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: DEMO_STUDENT_EMAIL, password: DEMO_PASSWORD, type: 'student' }),
  })
  const [match] = await answerOf<{ from_user_profile: { id: string } }[]>(
    `${url}/api${listMatchRequests.path}`,
    { headers: { authorization: `Bearer ${access}` } },
  )
  if (!match) throw new Error('The demo student has no coach')
  return {
    storage: { accessToken: access, refreshToken: refresh },
    coachId: match.from_user_profile.id,
  }
}

async function answerOf<T>(address: string, init: RequestInit): Promise<T> {
  const answer = await fetch(address, init)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return (await answer.json()) as T
}
