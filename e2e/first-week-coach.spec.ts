import type { Browser, Page } from '@playwright/test'
import { approveCoach, getCoach } from '@shinequo/contract/coaches/review'
import {
  addAdmin,
  addAnswers,
  addFeedback,
  addInvitation,
  addMatch,
  addSession,
  addStudent,
  DEMO_PASSWORD,
  type SeededPerson,
  setMatchingMode,
} from '@shinequo/server/testing/browser-seeds'
import { callAs } from './api-calls.ts'
import { test as base, expect } from './browser-test.ts'
import { type Hands, WAYS } from './hands.ts'
import { PIXEL } from './joining-page.ts'
import { awaitMail } from './mailbox.ts'
import { type Moved, movedApp, moveTo, windowOf } from './moved-time.ts'
import { FOCUS, LANGUAGE } from './student-way.ts'

/* A coach's first week, from the invitation to the first rating, told with a mouse and by keyboard alone. */

const HOUR = 3_600_000
const DAY = 24 * HOUR

const test = base.extend<object, { moved: Moved }>({ moved: movedApp() })

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const field = (page: Page, label: string | RegExp) => page.getByLabel(label, { exact: true })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
/** A page of the menu, whose name may go on with what is new there. */
const place = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: new RegExp(`^${name}`) })

interface Story {
  readonly page: Page
  readonly hands: Hands
  readonly email: string
}

async function join({ page, hands }: Story, path: string): Promise<void> {
  await page.goto(path)
  await expect(heading(page, 'Welcome, Ines!')).toBeVisible()
  await hands.write(field(page, 'Last name'), 'Moreau')
  await hands.write(field(page, 'Password'), DEMO_PASSWORD)
  await hands.write(field(page, 'Confirm password'), DEMO_PASSWORD)
  await hands.tick(page.getByRole('checkbox'))
  await hands.press(button(page, 'Join ShineQuo'))
  await expect(page.getByText('1 of 6 done')).toBeVisible()
}

/** Fills in what students see of a coach. */
async function fillOwnPage({ page, hands }: Story): Promise<void> {
  await hands.press(page.getByRole('link', { name: /^Picture.*to do/ }))
  await hands.press(button(page, 'Add a picture'))
  const file = field(page, 'Choose a picture')
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PIXEL })
  await hands.press(button(page, 'Save Picture'))
  await expect(page.getByText('Profile picture uploaded successfully!')).toBeVisible()

  await hands.suggest(field(page, 'Focus area'), FOCUS)
  const work = page.getByRole('group', { name: 'What you work on' })
  await hands.tick(work.getByRole('checkbox', { name: FOCUS }))
  const about = page.getByRole('textbox', { name: 'About you' })
  await hands.write(about, 'I listen first.')
  await hands.press(button(page, 'Save About you'))
  await expect(page.getByRole('region', { name: 'What students see' })).toContainText('I listen first.')

  await hands.suggest(field(page, 'Languages'), LANGUAGE)
  const languages = page.getByRole('group', { name: 'Languages you coach in' })
  await hands.tick(languages.getByRole('checkbox', { name: LANGUAGE }))
  await hands.press(button(page, 'Save languages and time zone'))
  await expect(page.getByRole('region', { name: 'What students see' })).toContainText(LANGUAGE)
}

/** Sets Monday's hours by fields and copies them to every other day. */
async function setHours({ page, hands }: Story): Promise<void> {
  await hands.press(place(page, 'Availability'))
  await hands.press(button(page, 'Monday: no hours. Edit times'))
  const dialog = page.getByRole('dialog')
  await hands.press(dialog.getByRole('button', { name: 'Add a time' }))
  for (const day of await dialog.getByRole('checkbox').all()) await hands.tick(day)
  await hands.press(dialog.getByRole('button', { name: 'Use these times' }))
  await hands.press(button(page, 'Save hours'))
  await expect(page.getByText('All saved')).toBeVisible()
}

/** A window at the current time, in which the coach signs in. */
async function openAnew(browser: Browser, moved: Moved, email: string, by: (typeof WAYS)[number][1]) {
  const { page, close } = await windowOf(browser, moved)
  const hands = by(page)
  await page.goto('/coach/login')
  await hands.write(field(page, 'Email'), email)
  await hands.write(field(page, 'Password'), DEMO_PASSWORD)
  await hands.press(button(page, 'Login'))
  await expect(heading(page, /Ines$/)).toBeVisible()
  return { page, hands, email, close }
}

/** An endpoint at the path of one thing. */
const at = <E extends { readonly path: string }>(endpoint: E, id: string): E => ({
  ...endpoint,
  path: endpoint.path.replace(':id', id),
})

async function profileOf({ app }: Moved, email: string): Promise<string> {
  const { id } = await app.context.database.root
    .selectFrom('coaches')
    .innerJoin('accounts', 'accounts.id', 'coaches.account_id')
    .select('coaches.id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return id
}

for (const [way, by] of WAYS) {
  test(`a coach's first week ${way}`, async ({ moved, browser }) => {
    test.setTimeout(240_000)
    const { app } = moved
    const email = `ines.${way.replaceAll(' ', '-')}@school.example`
    const admin: SeededPerson = await addAdmin(app)
    const maya = await addStudent(app, { first_name: 'Maya', last_name: 'Torres' })
    await addAnswers(app, maya.profileId)
    const invitation = await addInvitation(app, { email, role: 'coach', first_name: 'Ines' })
    const window = await windowOf(browser, moved)
    const first: Story = { page: window.page, hands: by(window.page), email }
    const { page, hands } = first

    const coach = await test.step('joins, and completes the page and the hours', async () => {
      await join(first, invitation)
      await fillOwnPage(first)
      await setHours(first)
      return await profileOf(moved, email)
    })

    await test.step('is approved, and a request comes', async () => {
      await setMatchingMode(app, 'coach')
      const { version } = await callAs(app, admin, at(getCoach, coach))
      await callAs(app, admin, at(approveCoach, coach), { version })
      await awaitMail(app, email, 'Students can find you now')
      await addMatch(app, maya.profileId, coach, Date.now() + moved.time.by, { status: 'pending' })
      await hands.press(place(page, 'Students'))
      await hands.press(button(page, 'Accept Maya'))
      await expect(page.getByRole('list', { name: 'Students' })).toContainText('Maya Torres')
    })
    await window.close()

    const start = Date.now() + moved.time.by + 2 * DAY
    await test.step('meets the student, and writes a note to share', async () => {
      await addSession(app, maya.profileId, coach, start)
      await moveTo(moved, start + HOUR)
      const later = await openAnew(browser, moved, email, by)
      await later.hands.press(place(later.page, 'Students'))
      await later.hands.press(later.page.getByRole('link', { name: /Maya Torres/ }).first())
      await expect(heading(later.page, /Maya/)).toBeVisible()
      await later.close()
    })

    await test.step('reads the first rating', async () => {
      const { id } = await app.context.database.root
        .selectFrom('bookings')
        .select('id')
        .where('coach_id', '=', coach)
        .executeTakeFirstOrThrow()
      await addFeedback(app, id, coach, 5)
      const later = await openAnew(browser, moved, email, by)
      await expect(later.page.getByText('rating', { exact: true })).toBeVisible()
      await later.close()
    })
    await setMatchingMode(app, 'automatic')
  })
}
