import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { type Booking, listBookings } from '@shinequo/contract/bookings'
import { DEMO_COACH_EMAIL, DEMO_STUDENT_EMAIL } from '@shinequo/server/seeds/demo-accounts'
import { inFreshBrowser } from './browser.ts'
import { answerOf, giveTokens, type KeptTokens, tokensOf, withDemo } from './demo.ts'
import { median } from './load.ts'
import { columnsOf, type Table } from './report.ts'

type Side = 'student' | 'coach'

/** From the press on Join Now by the person who comes last until both windows show the other one, in milliseconds. */
export interface RoomsRow {
  readonly last: Side
  readonly runs: number
  readonly ownMs: Figures
  readonly othersMs: Figures
  readonly goalMs: number
  /** The missed goals, as text; empty if all are met. */
  readonly below: readonly string[]
}

interface Figures {
  readonly median: number
  readonly worst: number
}

const GOAL_MS = 2000
const PATIENCE_MS = 30_000
const LOOK_MS = 50
const DEVICE = { viewport: { width: 1280, height: 800 }, locale: 'en-US' } as const
/** Fake camera and microphone, which the browser grants without asking. */
const FAKE_DEVICES = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream']

/** Records when the button was pressed, and when the other person's first frame was shown. */
const WATCH = `
  addEventListener('click', ({ target, timeStamp }) => {
    const pressed = target instanceof Element && target.closest('button')?.textContent.trim() === 'Join Now'
    if (pressed) window.pressedAt = performance.timeOrigin + timeStamp
  }, true)
  const looking = setInterval(() => {
    const theirs = window.meeting?.remote
    const video = theirs && [...document.querySelectorAll('video')].find((one) => one.srcObject === theirs)
    if (!video) return
    clearInterval(looking)
    video.requestVideoFrameCallback(() => (window.shownAt = performance.timeOrigin + performance.now()))
  }, 5)`
/** The page before the room shows the camera's own picture. */
const SEES_ITSELF = `[...document.querySelectorAll('video')].some(({ currentTime }) => currentTime > 0)`
const WAITS_INSIDE = 'window.meeting?.standing.line.open && window.meeting.standing.opened'

/**
 * Two demo people meet repeatedly in the Chromium at this path: two browsers with empty profiles and the product in its
 * own process, all on this machine.
 */
export function benchRooms(chromium: string, runs: number): Promise<RoomsRow[]> {
  return withDemo(async (url) => {
    const tokens = {
      student: await tokensOf(url, DEMO_STUDENT_EMAIL, 'student'),
      coach: await tokensOf(url, DEMO_COACH_EMAIL, 'coach'),
    }
    const address = `${url}/session/${await nextSession(url, tokens.student)}`
    const rows: RoomsRow[] = []
    for (const [first, last] of [
      ['coach', 'student'],
      ['student', 'coach'],
    ] as const) {
      console.log(`Rooms, the ${last} joins last …`)
      const found: { ownMs: number; othersMs: number }[] = []
      for (let run = 0; run < runs; run++) {
        const opened = (side: Side, work: (page: Page) => Promise<void>) =>
          atTheDoor(chromium, url, tokens[side], address, work)
        await opened(first, (waiting) =>
          opened(last, async (coming) => void found.push(await meet(waiting, coming, first === 'coach'))),
        )
      }
      rows.push(rowOf(last, found))
    }
    return rows
  })
}

/** The demo student's session that can be joined now. */
async function nextSession(url: string, { accessToken }: KeptTokens): Promise<string> {
  const sessions = await answerOf<Booking[]>(`${url}/api${listBookings.path}`, {
    headers: { authorization: `Bearer ${accessToken}` },
  })
  const next = sessions.find(({ can }) => can.join)
  if (!next) throw new Error('The demo student has no session to join')
  return next.id
}

/** Runs `work` in a new browser of a person who is on the page before the room and sees themselves. */
async function atTheDoor(
  chromium: string,
  url: string,
  tokens: KeptTokens,
  address: string,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const visit = async (page: Page) => {
    await giveTokens(page, url, tokens)
    await page.addInitScript(WATCH)
    await page.goto(address)
    await until(page, SEES_ITSELF)
    await work(page)
  }
  await inFreshBrowser(chromium, DEVICE, async ({ context }) => visit(await context.newPage()), FAKE_DEVICES)
}

async function meet(
  waiting: Page,
  coming: Page,
  opens: boolean,
): Promise<{ ownMs: number; othersMs: number }> {
  const press = (page: Page) => page.getByRole('button', { name: 'Join Now' }).click()
  await press(waiting)
  await until(waiting, opens ? WAITS_INSIDE : 'window.meeting?.standing.line.open')
  await press(coming)
  for (const page of [waiting, coming]) await until(page, 'window.shownAt')
  const pressedAt = await coming.evaluate<number>('pressedAt')
  const after = async (page: Page) => (await page.evaluate<number>('shownAt')) - pressedAt
  return { ownMs: await after(coming), othersMs: await after(waiting) }
}

/**
 * Waits until the condition holds on the page. Polls from outside, since the page's security policy does not let an
 * injected script poll.
 */
async function until(page: Page, condition: string): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await sleep(LOOK_MS))
    if (await page.evaluate<boolean>(`Boolean(${condition})`)) return
  throw new Error(`It did not come to this: ${condition}`)
}

function rowOf(last: Side, found: readonly { ownMs: number; othersMs: number }[]): RoomsRow {
  const figures = (values: readonly number[]) => ({ median: median(values), worst: Math.max(...values) })
  const ownMs = figures(found.map((one) => one.ownMs))
  const othersMs = figures(found.map((one) => one.othersMs))
  const slow = ownMs.median > GOAL_MS || othersMs.median > GOAL_MS
  const goalMs = GOAL_MS
  return { last, runs: found.length, ownMs, othersMs, goalMs, below: slow ? [`above ${GOAL_MS} ms`] : [] }
}

export const roomsTables = (rows: readonly RoomsRow[]): Table[] => [
  {
    columns: columnsOf(
      "from Join to the other's first picture | times | own window ms | worst | the other's window ms | worst | goal ms | ",
    ),
    rows: rows.map(({ last, runs, ownMs, othersMs, goalMs, below }) => {
      const figures = [ownMs.median, ownMs.worst, othersMs.median, othersMs.worst, goalMs]
      return [`the ${last} joins last`, String(runs), ...figures.map((ms) => ms.toFixed(0)), below.join(', ')]
    }),
  },
]
