import type { Browser, Page } from '@playwright/test'
import { claimSlot } from '@shinequo/contract/availability'
import { createBooking } from '@shinequo/contract/bookings'
import { listSuggestions } from '@shinequo/contract/bookings/suggestions'
import { approveCoach, getCoach } from '@shinequo/contract/coaches/review'
import { giveFeedback } from '@shinequo/contract/feedback'
import {
  addAdmin,
  addInvitation,
  addMatch,
  addStudent,
  DEMO_PASSWORD,
  type SeededPerson,
  setMatchingMode,
} from '@shinequo/server/testing/browser-seeds'
import { callAs } from './api-calls.ts'
import { expect, WITH_MOTION } from './browser-test.ts'
import { type Hands, WAYS } from './hands.ts'
import { answerQuestions } from './joined-people.ts'
import { PIXEL } from './joining-page.ts'
import { awaitMail } from './mailbox.ts'
import { linkIn, type Moved, moveTo, test, windowOf } from './moved-time.ts'
import { button, field, heading, link, place, region } from './page-parts.ts'
import { FOCUS, LANGUAGE } from './student-way.ts'

/* A coach's first week, from the invitation to the first rating, told with a mouse and by keyboard alone. */

const HOUR = 3_600_000
const NOTE = 'Sleeps badly before exams.'

test.use({ ...WITH_MOTION, actionTimeout: 15_000 })

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

/** Sets Monday's hours by fields, copies them to every other day, and saves them after a look at another page. */
async function setHours({ page, hands }: Story): Promise<void> {
  await hands.open(place(page, 'Availability'))
  await hands.press(button(page, 'Monday: no hours. Edit times'))
  const dialog = page.getByRole('dialog')
  await hands.press(dialog.getByRole('button', { name: 'Add a time' }))
  for (const day of await dialog.getByRole('checkbox').all()) await hands.tick(day)
  await hands.press(dialog.getByRole('button', { name: 'Use these times' }))
  await hands.open(place(page, 'Your page'))
  await expect(heading(page, 'Your page')).toBeVisible()
  const marked = place(page, 'Availability unsaved changes')
  await hands.press(marked)
  await hands.press(button(page, 'Save hours'))
  await expect(page.getByText('All saved')).toBeVisible()
  await expect(marked).toHaveCount(0)
}

/** Accepts the student whom the mail is about. */
async function accept({ page, hands }: Story, path: string): Promise<void> {
  await page.goto(path)
  await hands.press(button(page, 'Accept Maya'))
  await expect(page.getByText('Maya is now your student.')).toBeVisible()
  await expect(button(page, 'Accept Maya')).toHaveCount(0)
}

/** Finds one of two students by a search, by a filter that finds nobody, and without either. */
async function findStudents({ page, hands }: Story): Promise<void> {
  await hands.open(place(page, 'Students'))
  await expect(heading(page, 'Students')).toBeFocused()
  const students = page.getByRole('list', { name: 'Students' }).getByRole('link')
  await expect(students).toHaveCount(2)
  await hands.write(field(page, 'Search'), 'maya')
  await expect(students).toHaveText(['Maya Torres'])
  await hands.choose(field(page, 'Show'), 'Quiet')
  await expect(page.getByRole('heading', { name: 'No students found' })).toBeVisible()
  await hands.press(link(page, 'Show all students'))
  await expect(students).toHaveCount(2)
}

/** Suggests two of the coach's open times to Maya. */
async function suggest({ page, hands }: Story): Promise<void> {
  await hands.press(link(page, 'Maya Torres'))
  await expect(heading(page, 'Maya Torres')).toBeVisible()
  const next = region(page, 'Meet next')
  await hands.press(next.getByRole('button', { name: 'Suggest a time' }))
  const dialog = page.getByRole('dialog', { name: 'Suggest times to Maya' })
  const times = dialog.getByRole('listbox')
  const suggested = dialog.getByRole('list', { name: 'Suggested times' }).getByRole('listitem')
  for (const count of [1, 2]) {
    await hands.within(times, times.getByRole('option').last())
    await expect(suggested).toHaveCount(count)
  }
  await hands.press(dialog.getByRole('button', { name: 'Send', exact: true }))
  await expect(dialog).toHaveCount(0)
  await expect(next).toContainText("Maya hasn't answered yet.")
  await expect(next.getByRole('button', { name: 'Change the times' })).toBeFocused()
}

/** The student books the first suggested time. Returns its start. */
async function bookSuggested({ app }: Moved, student: SeededPerson): Promise<number> {
  const [suggestion] = await callAs(app, student, listSuggestions)
  const { start_time, end_time } = suggestion!.times[0]!
  const pair = { student_profile: student.profileId, mentor_profile: suggestion!.mentor_profile.id }
  const [claim] = await callAs(app, student, claimSlot, [
    { ...pair, start_time, end_time, is_default: false },
  ])
  const note = { pre_session_note: 'I kept the Sunday plan.' }
  await callAs(app, student, createBooking, { ...pair, ...note, time_slot: claim!.id })
  return Date.parse(start_time)
}

/** Sees the session in the week and in the day, and both on paper. */
async function planWeek({ page, hands }: Story): Promise<void> {
  await hands.press(link(page, 'See your week'))
  const calendar = page.getByRole('tabpanel', { name: 'Calendar' })
  await expect(calendar.getByRole('link', { name: /Maya Torres/ })).toBeVisible()
  await expectOnPaper(page, 7)
  await hands.press(button(page, 'Day'))
  await expect(button(page, 'Next day')).toBeVisible()
  await expect(calendar.getByRole('link', { name: /Maya Torres/ })).toBeVisible()
  await expectOnPaper(page, 1)
}

/** Paper shows an agenda of some days with the session, its note and its place, and nothing to press. */
async function expectOnPaper(page: Page, days: number): Promise<void> {
  const focused = await page.evaluateHandle(() => document.activeElement as HTMLElement)
  await page.emulateMedia({ media: 'print' })
  const agenda = page.locator('[data-agenda]')
  await expect(agenda.getByText(/^[A-Z][a-z]+day, [A-Z][a-z]+ \d+$/)).toHaveCount(days)
  await expect(agenda).toContainText("Maya's note: I kept the Sunday plan.")
  await expect(agenda).toContainText('/session/')
  for (const role of ['button', 'link', 'navigation'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0)
  }
  await page.emulateMedia({ media: 'screen' })
  // A print dialog takes no focus away; hiding the focused button in the emulation does.
  await focused.evaluate((element) => element.focus())
}

/** Writes a note, shares it, and hands it over to one of the staff as a worry. */
async function writeNote({ page, hands }: Story, staff: string): Promise<void> {
  await hands.open(place(page, 'Students'))
  await hands.press(page.getByRole('link', { name: 'Maya Torres' }).first())
  await hands.write(field(page, 'New note'), NOTE)
  await hands.press(button(page, 'Save note'))
  const note = page.getByRole('list', { name: 'Your notes' }).getByRole('listitem')
  await expect(note).toContainText('Only you')
  await hands.press(note.getByRole('button', { name: 'Share with Maya' }))
  const sharing = page.getByRole('dialog', { name: 'Share this note with Maya?' })
  await hands.press(sharing.getByRole('button', { name: 'Share with Maya' }))
  await expect(note).toContainText('Maya can read this')

  await hands.press(note.getByRole('button', { name: 'Hand over to staff' }))
  const dialog = page.getByRole('dialog', { name: "I'm worried about Maya" })
  await expect(dialog.getByLabel('What worries you')).toHaveValue(NOTE)
  await hands.tick(dialog.getByRole('checkbox', { name: staff }))
  await hands.press(dialog.getByRole('button', { name: 'Hand over', exact: true }))
  await expect(dialog).toHaveCount(0)
  await expect(region(page, 'Worries')).toContainText(`To ${staff}`)
  await expect(note.getByRole('button', { name: 'Hand over to staff' })).toBeFocused()
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
    const { root } = app.context.database
    await root.updateTable('coaches').set({ accepts_students: false }).execute()
    await setMatchingMode(app, 'coach')
    const email = `ines.${way.replaceAll(' ', '-')}@school.example`
    const staff = `Rosa ${way.includes('mouse') ? 'Ortiz' : 'Okeke'}`
    const [first_name, last_name] = staff.split(' ')
    const admin = await addAdmin(app, { first_name: first_name!, last_name: last_name! })
    // A second one, so that the coach has to choose.
    await addAdmin(app)
    const maya = await addStudent(app, { first_name: 'Maya', last_name: 'Torres' })
    const invitation = await addInvitation(app, { email, role: 'coach', first_name: 'Ines' })
    const window = await windowOf(browser, moved)
    const first: Story = { page: window.page, hands: by(window.page), email }
    const { page } = first

    const coach = await test.step('joins, and completes the page and the hours', async () => {
      await join(first, invitation)
      await fillOwnPage(first)
      await setHours(first)
      return await profileOf(moved, email)
    })

    await test.step('is approved, and a request comes', async () => {
      const { version } = await callAs(app, admin, at(getCoach, coach))
      await callAs(app, admin, at(approveCoach, coach), { version })
      await awaitMail(app, email, 'Students can find you now')
      await answerQuestions(app, maya, [FOCUS, LANGUAGE])
      await expect(place(page, 'Today 1 new: 1 request')).toBeVisible({ timeout: 20_000 })
      await window.close()
      // Mail about requests is not sent at night.
      await moveTo(moved, moved.clock.now() + 12 * HOUR)
    })

    const start = await test.step('accepts the student, and suggests times for a session', async () => {
      const mail = await awaitMail(app, email, 'A student is waiting for your answer')
      const later = await openAnew(browser, moved, email, by)
      await accept(later, linkIn(mail, '/coach'))
      await expect(place(later.page, 'Today')).toHaveAccessibleName('Today')
      const jordan = await addStudent(app, { first_name: 'Jordan', last_name: 'Lee' })
      await addMatch(app, jordan.profileId, coach, moved.clock.now())
      await findStudents(later)
      await suggest(later)
      await later.close()
      return await bookSuggested(moved, maya)
    })

    await test.step('looks at the week and the day, and prints both', async () => {
      await moveTo(moved, start - HOUR)
      const later = await openAnew(browser, moved, email, by)
      await planWeek(later)
      await later.close()
    })

    await test.step('meets the student, shares a note, and hands over a worry', async () => {
      await moveTo(moved, start + HOUR)
      const later = await openAnew(browser, moved, email, by)
      await writeNote(later, staff)
      await awaitMail(app, admin.email, 'A coach is worried about a student')

      const { id } = await root
        .selectFrom('bookings')
        .select('id')
        .where('coach_id', '=', coach)
        .executeTakeFirstOrThrow()
      await callAs(app, maya, at(giveFeedback, id), { coach_rating: 5 })
      await later.hands.open(place(later.page, 'Today 1 new: 1 rating'))
      await expect(later.page.getByText('rating', { exact: true })).toBeVisible()
      await expect(region(later.page, "What's new")).toContainText('5 of 5 stars')
      await later.close()
    })
    await setMatchingMode(app, 'automatic')
  })
}
