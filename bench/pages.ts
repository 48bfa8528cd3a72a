import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { listMatchRequests } from '@shinequo/contract/matching'
import { DEMO_STUDENT_EMAIL } from '@shinequo/server/seeds/demo-accounts'
import { DEMO_PASSWORD } from '@shinequo/server/seeds/people'
import { startServerProcess } from '@shinequo/server/testing/server-process'
import { answerOf, giveTokens, tokensOf } from './demo-sign-in.ts'
import { benchInteractions, type InteractionRow } from './interactions.ts'
import { benchPage, type PageRow } from './lighthouse.ts'
import { columnsOf, type Table } from './report.ts'
import { sized } from './short.ts'

/** What a student experiences in the browser: how fast pages load and respond. */
export interface PagesFound {
  readonly pages: readonly PageRow[]
  readonly interactions: readonly InteractionRow[]
}

const BOOK = '/home/selectcoach/{coachId}/book'

/** The product with its demo data in its own process, opened in the Chromium at this path. */
export async function benchPages(chromium: string, runs: number): Promise<PagesFound> {
  const folder = mkdtempSync(join(tmpdir(), 'sq-pages-'))
  const product = await startServerProcess({ DATA_DIR: folder, DEMO_DATA: 'on' })
  try {
    const { storage, coachId } = await demoStudent(product.url)
    const pages: PageRow[] = []
    const nothing = async () => undefined
    const signedIn = (page: Page) => signIn(page, product.url)
    // The harder case: a browser that has the tokens but has never loaded our files.
    const tokensOnly = (page: Page) => giveTokens(page, product.url, storage)
    const visits = [
      ['/login', 'nothing', nothing],
      ['/home/dashboard', 'signed in', signedIn],
      [BOOK, 'signed in', signedIn],
      ['/home/dashboard', 'tokens only', tokensOnly],
      [BOOK, 'tokens only', tokensOnly],
    ] as const
    for (const [path, how, before] of visits.slice(0, sized(visits.length, 2))) {
      console.log(`Lighthouse at ${path}, ${how} …`)
      const address = product.url + path.replace('{coachId}', coachId)
      const found = await benchPage(chromium, address, before, runs)
      console.log(`  ${JSON.stringify(found)}`)
      pages.push({ page: path, kept: how, ...found })
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

/** Signs the demo student in through the form, the usual way to these pages, and waits until the network is idle. */
async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`)
  await page.getByLabel('Email').fill(DEMO_STUDENT_EMAIL)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/home/dashboard')
  await page.waitForLoadState('networkidle')
}

/** The tokens of the demo student, and one of the coaches. */
async function demoStudent(url: string) {
  const storage = await tokensOf(url, DEMO_STUDENT_EMAIL, 'student')
  const [match] = await answerOf<{ from_user_profile: { id: string } }[]>(
    `${url}/api${listMatchRequests.path}`,
    { headers: { authorization: `Bearer ${storage.accessToken}` } },
  )
  if (!match) throw new Error('The demo student has no coach')
  return { storage, coachId: match.from_user_profile.id }
}

export function pagesTables({ pages, interactions }: PagesFound): Table[] {
  return [
    {
      columns: columnsOf(
        'page | kept | performance | accessibility | best practices | LCP ms | TBT ms | CLS | machine index | ',
      ),
      rows: pages.map((row) => [
        row.page,
        row.kept,
        String(row.performance),
        String(row.accessibility),
        String(row.bestPractices),
        row.lcpMs.toFixed(0),
        row.tbtMs.toFixed(0),
        row.cls.toFixed(3),
        row.machineIndex.toFixed(0),
        row.below.join(', '),
      ]),
    },
    {
      columns: columnsOf('interaction | longest event ms | '),
      rows: interactions.map(({ what, longestMs, below }) => [what, longestMs.toFixed(0), below.join(', ')]),
    },
  ]
}
