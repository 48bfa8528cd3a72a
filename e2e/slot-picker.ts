import type { Locator, Page } from '@playwright/test'
import { longDayWords, type Slot } from './wall-time.ts'

/** Selects the day of a slot in the calendar, in the next month if needed. */
export async function chooseDay(page: Page, slot: Slot, zone: string): Promise<void> {
  const day = page.getByRole('button', { name: `${longDayWords(slot.start_time, zone)}, times available` })
  await openDay(page, day)
}

/** Selects `day` in the calendar of `place`, in the next month if needed. */
export async function openDay(place: Page | Locator, day: Locator): Promise<void> {
  const next = place.getByRole('button', { name: 'Next month' })
  await next.waitFor()
  if (!(await day.isVisible())) await next.click()
  await day.click()
}
