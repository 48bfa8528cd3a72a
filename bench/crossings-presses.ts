import type { Page } from '@playwright/test'
import { claimSlot } from '@shinequo/contract/availability'
import { saveHours } from '@shinequo/contract/availability/hours'
import { createBooking } from '@shinequo/contract/bookings'
import { cancelBooking, moveBooking } from '@shinequo/contract/bookings/changes'
import type { Endpoint } from '@shinequo/contract/endpoint'
import { decideRequest } from '@shinequo/contract/matching/student-requests'
import { invite } from '@shinequo/contract/people/invitations'
import type { People } from './crossings-process.ts'

/** Something that people do by pressing a button. */
export interface UseCase {
  readonly name: string
  readonly who: 'student' | 'coach' | 'admin'
  /** The endpoint that makes the change. */
  readonly endpoint: Endpoint
  readonly mails: boolean
  /** Prepares the page so that only the press is missing, and returns a function that presses. */
  readonly prepare: (page: Page, people: People) => Promise<() => Promise<unknown>>
}

const dialog = (page: Page) => page.getByRole('dialog')
const held = (place: ReturnType<typeof dialog> | Page) =>
  place.getByText("We're holding this time for you").waitFor()

/** Opens a day of the coach on the booking page and returns its second time. */
async function openDay(page: Page, { coachId }: People) {
  await page.goto(`/home/selectcoach/${coachId}/book`)
  await page
    .getByRole('button', { name: /times available$/ })
    .nth(1)
    .click()
  const time = page.getByRole('option').nth(1)
  await time.waitFor()
  return time
}

async function openSession(page: Page, act: string) {
  await page.goto('/home/dashboard')
  const row = page
    .getByRole('region', { name: 'Upcoming sessions', exact: true })
    .getByRole('listitem')
    .first()
  await row.getByRole('button', { name: act, exact: true }).click()
  await dialog(page).waitFor()
}

/** In the order of a student's journey, then those of the coach and the programme. */
export const USE_CASES: readonly UseCase[] = [
  {
    name: 'claim',
    who: 'student',
    endpoint: claimSlot,
    mails: false,
    prepare: async (page, people) => {
      const time = await openDay(page, people)
      return () => time.click()
    },
  },
  {
    name: 'book',
    who: 'student',
    endpoint: createBooking,
    mails: true,
    prepare: async (page, people) => {
      const time = await openDay(page, people)
      await time.click()
      await held(page)
      return () => page.getByRole('button', { name: 'Confirm Booking' }).click()
    },
  },
  {
    name: 'move',
    who: 'student',
    endpoint: moveBooking,
    mails: true,
    prepare: async (page) => {
      await openSession(page, 'Move')
      await dialog(page).getByRole('button', { name: /day, / }).nth(2).click()
      await dialog(page).getByRole('option').nth(1).click()
      await held(dialog(page))
      return () =>
        dialog(page)
          .getByRole('button', { name: /^Move to / })
          .click()
    },
  },
  {
    name: 'cancel',
    who: 'student',
    endpoint: cancelBooking,
    mails: true,
    prepare: async (page) => {
      await openSession(page, 'Cancel')
      return () => dialog(page).getByRole('button', { name: 'Cancel the session' }).click()
    },
  },
  {
    name: 'save hours',
    who: 'coach',
    endpoint: saveHours,
    mails: false,
    prepare: async (page) => {
      await page.goto('/coach/availability')
      await page.getByRole('gridcell', { name: 'Monday 9:00 AM, ' }).click()
      return () => page.getByRole('button', { name: 'Save hours' }).click()
    },
  },
  {
    name: 'match',
    who: 'coach',
    endpoint: decideRequest,
    mails: true,
    prepare: async (page) => {
      await page.goto('/coach/students')
      const accept = page.getByRole('button', { name: 'Accept Noor' })
      await accept.waitFor()
      return () => accept.click()
    },
  },
  {
    name: 'invite',
    who: 'admin',
    endpoint: invite,
    mails: true,
    prepare: async (page, { student }) => {
      await page.goto('/admin/people/invitations')
      await page.getByRole('button', { name: 'Invite someone' }).click()
      await page.getByLabel('Email').fill(`to-${student}`)
      await page.getByLabel('Role').selectOption('Coach')
      return () => page.getByRole('button', { name: 'Send invitation' }).click()
    },
  },
]
