import type { Page } from '@playwright/test'
import type { BrowserApp } from '@shinequo/server/testing/browser-app'
import { addCoach, addMatch, addStudent } from '@shinequo/server/testing/browser-seeds'
import { expect, test } from './browser-test.ts'

const DAY = 24 * 3_600_000
/** Noon in New York. */
const MATCHED = Date.parse('2026-11-18T17:00:00Z')
const FACTORS = [
  { factor: 'preference', value: 1, weight: 8, shared: ['morning'] },
  { factor: 'language', value: 1, weight: 50, shared: ['spanish'] },
  { factor: 'focus_area', value: 1, weight: 30, shared: ['sleep', 'daily routine'] },
]

const why = (page: Page) => page.getByRole('region', { name: 'Why Amara' })
/** Speaks and offers nothing that a student asked for. */
const addAmara = (app: BrowserApp) =>
  addCoach(app, { first_name: 'Amara', language_preference: 'Nepali', focus_area: 'Debating', hours: [] })

test('a matched coach is explained, what weighs most first, and the answers can be changed', async ({
  page,
  app,
  signIn,
}) => {
  const [student, coach] = [await addStudent(app), await addAmara(app)]
  await addMatch(app, student.profileId, coach.profileId, MATCHED, { factors: FACTORS })
  await signIn(student)
  await page.goto(`/home/selectcoach/${coach.profileId}`)
  await expect(why(page)).toContainText('Matched on Nov 18, 2026, based on your answers.')
  await expect(why(page).getByRole('listitem')).toHaveText([
    'You asked for Spanish. Amara speaks it.',
    'You asked to work on sleep and daily routine. Amara works on that.',
    'You asked for mornings. Amara has hours then.',
  ])
  await why(page).getByRole('link', { name: 'Change my answers' }).click()
  await expect(page).toHaveURL('/home/findcoach')
})

test('a coach whom the programme chose is said to be so, with reasons only where there are some', async ({
  page,
  app,
  signIn,
}) => {
  const [student, coach] = [await addStudent(app), await addAmara(app)]
  await addMatch(app, student.profileId, coach.profileId, MATCHED)
  await signIn(student)
  await page.goto(`/home/selectcoach/${coach.profileId}`)
  await expect(why(page)).toContainText('Matched on Nov 18, 2026. Your programme chose Amara for you.')
  await expect(why(page).getByRole('list')).toHaveCount(0)
  await app.context.database.root
    .updateTable('coaches')
    .set({ codes: ['language:english'] })
    .where('id', '=', coach.profileId)
    .execute()
  await app.context.database.root
    .updateTable('student_profiles')
    .set({ language_preference: 'English' })
    .where('id', '=', student.profileId)
    .execute()
  await page.reload()
  await expect(why(page).getByRole('listitem')).toHaveText(['Your profile lists English. Amara speaks it.'])
  await expect(why(page)).toContainText('Your programme chose Amara for you.')
})

test('a coach without a match, or whose match is not known, is shown without reasons', async ({
  page,
  app,
  signIn,
}) => {
  const [student, coach] = [await addStudent(app), await addAmara(app)]
  const ended = { status: 'ended', factors: FACTORS } as const
  await addMatch(app, student.profileId, coach.profileId, MATCHED - DAY, ended)
  await signIn(student)
  const shown = async () => {
    await page.goto(`/home/selectcoach/${coach.profileId}`)
    await expect(page.getByRole('heading', { name: 'About Amara' })).toBeVisible()
    await expect(why(page)).toHaveCount(0)
  }
  await shown()
  await addMatch(app, student.profileId, coach.profileId, MATCHED, { factors: FACTORS })
  await page.route('**/api/match-requests/', (route) => route.fulfill({ status: 404, json: {} }))
  await shown()
})
