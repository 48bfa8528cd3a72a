import { expect, type Page } from '@playwright/test'
import { getAvailability } from '@shinequo/contract/availability'
import type { SeededPerson } from '@shinequo/server/testing/browser-seeds'
import type { Slot } from './wall-time.ts'

const DAY = 86_400_000

/** Reads from the API with the token of whoever is signed in on `page`. */
async function read<T>(page: Page, path: string): Promise<T> {
  const token = await page.evaluate(() => localStorage.accessToken as string)
  const answer = await page.request.get(`/api${path}`, { headers: { authorization: `Bearer ${token}` } })
  expect(answer.status(), path).toBe(200)
  return (await answer.json()) as T
}

/** The profile id of whoever is signed in on `page`. */
export async function ownProfileId(page: Page): Promise<string> {
  const [profile] = await read<{ id: string }[]>(page, '/student-profiles/')
  return profile!.id
}

/** The open times of a coach for the coming three weeks, as the API tells them. */
export async function openSlots(page: Page, coach: SeededPerson): Promise<Slot[]> {
  const date = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)
  const query = new URLSearchParams({ mentor_id: coach.profileId, from_date: date(0), to_date: date(22) })
  return Object.values(await read<Record<string, Slot[]>>(page, `${getAvailability.path}?${query}`)).flat()
}
