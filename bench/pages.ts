import type { Page } from '@playwright/test'
import { listMatchRequests } from '@shinequo/contract/matching'
import { DEMO_STUDENT_EMAIL } from '@shinequo/server/seeds/demo-accounts'
import { DEMO_PASSWORD } from '@shinequo/server/seeds/people'
import { answerOf, giveTokens, tokensOf, withDemo } from './demo.ts'
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

/** The product with its demo data, opened in the Chromium at this path. */
export function benchPages(chromium: string, runs: number): Promise<PagesFound> {
  return withDemo(async (url) => {
    const { storage, coachId } = await demoStudent(url)
    const nothing = async () => undefined
    const signedIn = (page: Page) => signIn(page, url)
    // The harder case: a browser that has the tokens but has never loaded our files.
    const tokensOnly = (page: Page) => giveTokens(page, url, storage)
    const visits = [
      ['/login', 'nothing', nothing],
      ['/home/dashboard', 'signed in', signedIn],
      [BOOK, 'signed in', signedIn],
      ['/home/dashboard', 'tokens only', tokensOnly],
      [BOOK, 'tokens only', tokensOnly],
    ] as const
    const pages: PageRow[] = []
    for (const [page, kept, before] of visits.slice(0, sized(visits.length, 2))) {
      console.log(`Lighthouse at ${page}, ${kept} …`)
      const found = await benchPage(chromium, url + page.replace('{coachId}', coachId), before, runs)
      console.log(`  ${JSON.stringify(found)}`)
      pages.push({ page, kept, ...found })
    }
    console.log('Interactions …')
    return { pages, interactions: await benchInteractions(chromium, url, DEMO_STUDENT_EMAIL, runs) }
  })
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
      rows: pages.map(({ page, kept, below, ...row }) => [
        ...[page, kept, row.performance, row.accessibility, row.bestPractices].map(String),
        row.lcpMs.toFixed(0),
        row.tbtMs.toFixed(0),
        row.cls.toFixed(3),
        row.machineIndex.toFixed(0),
        below.join(', '),
      ]),
    },
    {
      columns: columnsOf('interaction | longest event ms | '),
      rows: interactions.map(({ what, longestMs, below }) => [what, longestMs.toFixed(0), below.join(', ')]),
    },
  ]
}
