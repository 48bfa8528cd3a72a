import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import type { BrowserApp } from '@shinequo/server/testing/browser-app'
import { addCoach, addSession, addStudent, type SeededPerson } from '@shinequo/server/testing/browser-seeds'
import { storageOf } from './signed-in.ts'
import { moveContextTime, now } from './test-time.ts'

const MINUTE = 60_000

/** A student and a coach, optionally with further columns of the coach, whose session starts in this many minutes. */
export async function seedPair(
  app: BrowserApp,
  inMinutes: number,
  more: Parameters<typeof addCoach>[1] = {},
) {
  const student = await addStudent(app, { first_name: 'Maya', last_name: 'Torres' })
  const coach = await addCoach(app, { first_name: 'Amara', last_name: 'Okafor', ...more })
  const start = app.context.clock.now() + inMinutes * MINUTE
  const session = await addSession(app, student.profileId, coach.profileId, start)
  return { student, coach, session }
}

/** One person's browser window at the entrance of a room. */
export interface RoomWindow {
  readonly page: Page
  readonly context: BrowserContext
  readonly join: Locator
}

export async function openRoom(
  browser: Browser,
  app: BrowserApp,
  person: SeededPerson,
  session: string,
): Promise<RoomWindow> {
  const context = await browser.newContext({ baseURL: app.url, storageState: await storageOf(app, person) })
  await moveContextTime(context, app.context.clock.now() - now())
  const page = await context.newPage()
  await page.goto(`/session/${session}`)
  return { page, context, join: page.getByRole('button', { name: 'Join Now' }) }
}

/** What a page has received from the other side so far: video frames, and audio as energy. */
export function received(page: Page): Promise<{ frames: number; energy: number }> {
  return page.evaluate(async () => {
    const meeting = (window as { meeting?: { call?: { stats(): Promise<RTCStatsReport> } } }).meeting
    const had = { frames: 0, energy: 0 }
    for (const report of (await meeting?.call?.stats())?.values() ?? []) {
      if (report.type !== 'inbound-rtp') continue
      if (report.kind === 'video') had.frames += report.framesDecoded ?? 0
      else had.energy += report.totalAudioEnergy ?? 0
    }
    return had
  })
}

/** The candidate types of a page's call: its own and the other end's. */
export function waysOf(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(async () => {
    const { meeting } = window as { meeting?: { call?: { stats(): Promise<RTCStatsReport> } } }
    const stats = await meeting?.call?.stats()
    const pair = [...(stats?.values() ?? [])].find((one) => one.type === 'candidate-pair' && one.nominated)
    return [
      stats?.get(pair?.localCandidateId)?.candidateType,
      stats?.get(pair?.remoteCandidateId)?.candidateType,
    ]
  })
}

/** Two people in their room who see each other. `prepare` runs on each window before they join. */
export async function meet(
  browser: Browser,
  app: BrowserApp,
  prepareMaya: (maya: RoomWindow) => Promise<void> = async () => undefined,
  prepareAmara: (amara: RoomWindow) => Promise<void> = async () => undefined,
) {
  const { student, coach, session } = await seedPair(app, 5)
  const amara = await openRoom(browser, app, coach, session)
  await prepareAmara(amara)
  await amara.join.click()
  const maya = await openRoom(browser, app, student, session)
  await prepareMaya(maya)
  await maya.join.click()
  for (const { page } of [amara, maya]) {
    await expect.poll(async () => (await received(page)).frames, { timeout: 30_000 }).toBeGreaterThan(5)
  }
  return { maya, amara, session }
}
