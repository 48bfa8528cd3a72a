import { expect, type Page, type Request, type Route } from '@playwright/test'
import { getAvailability } from '@shinequo/contract/availability'
import { firstMentors } from '@shinequo/contract/coaches'
import type { ReplyOf } from '@shinequo/contract/endpoint'
import type { SeededPerson } from '@shinequo/server/testing/browser-seeds'
import { now } from './test-time.ts'
import type { Slot } from './wall-time.ts'

const DAY = 86_400_000

/** Reads from the API with the token of the person signed in on `page`. */
async function read<T>(page: Page, path: string): Promise<T> {
  const token = await page.evaluate(() => localStorage.accessToken as string)
  const answer = await page.request.get(`/api${path}`, { headers: { authorization: `Bearer ${token}` } })
  expect(answer.status(), path).toBe(200)
  return (await answer.json()) as T
}

/** The profile id of the person signed in on `page`. */
export async function ownProfileId(page: Page): Promise<string> {
  const [profile] = await read<{ id: string }[]>(page, '/student-profiles/')
  return profile!.id
}

/** The list of coaches from the API. */
export function mentors(page: Page): Promise<ReplyOf<typeof firstMentors>> {
  return read(page, firstMentors.path)
}

/** The open times of a coach for the coming three weeks from the API. */
export async function openSlots(page: Page, coach: SeededPerson): Promise<Slot[]> {
  const date = (days: number) => new Date(now() + days * DAY).toISOString().slice(0, 10)
  const query = new URLSearchParams({ mentor_id: coach.profileId, from_date: date(0), to_date: date(22) })
  return Object.values(await read<Record<string, Slot[]>>(page, `${getAvailability.path}?${query}`)).flat()
}

/** Whether a request is for the ticket of the page's own live connection, which may come at any time. */
export const asksForTicket = (request: Request) => request.url().endsWith('/api/tickets/')

/**
 * Lets `handle` answer the page's next write to `address`. Reads of the same address go on to the server: one may still
 * be on its way, or be repeated at any time.
 */
export async function onNextWrite(
  page: Page,
  address: string | RegExp,
  handle: (route: Route) => Promise<void>,
): Promise<void> {
  let isDue = true
  await page.route(address, async (route) => {
    if (!isDue || route.request().method() === 'GET') return await route.fallback()
    isDue = false
    await handle(route)
  })
}
