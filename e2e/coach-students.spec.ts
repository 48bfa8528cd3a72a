import type { Browser, Page } from '@playwright/test'
import type { BrowserApp } from '@shinequo/server/testing/browser-app'
import {
  addAdmin,
  addAnswers,
  addCoach,
  addMatch,
  addNote,
  addSession,
  addStudent,
  type SeededPerson,
} from '@shinequo/server/testing/browser-seeds'
import { expect, test } from './browser-test.ts'
import { storageOf } from './signed-in.ts'
import { watchRequests } from './stillness.ts'
import { now } from './test-time.ts'

const HOUR = 3_600_000

async function pair(app: BrowserApp) {
  const coach = await addCoach(app, { first_name: 'Amara', last_name: 'Obi' })
  const student = await addStudent(app, {
    first_name: 'Maya',
    last_name: 'Torres',
    identify_as: 'multiracial',
    sex: 'female',
    is_international: true,
  })
  await addMatch(app, student.profileId, coach.profileId)
  return { coach, student }
}

async function pageOf(browser: Browser, app: BrowserApp, person: SeededPerson): Promise<Page> {
  const context = await browser.newContext({ baseURL: app.url, storageState: await storageOf(app, person) })
  return await context.newPage()
}

test('a coach finds the students of accepted matches, and nobody else by their address', async ({
  page,
  app,
  signIn,
}) => {
  const { coach, student } = await pair(app)
  const stranger = await addStudent(app, { first_name: 'Stran', last_name: 'Ger' })
  await addSession(app, student.profileId, coach.profileId, now() - 50 * HOUR)
  await addSession(app, student.profileId, coach.profileId, now() + 26 * HOUR)
  await signIn(coach)
  await page.goto('/coach')
  await page.getByRole('link', { name: 'Students' }).click()
  await expect(page.getByRole('heading', { name: 'Students', level: 1 })).toBeFocused()
  const row = page.getByRole('list', { name: 'Students' }).getByRole('listitem')
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('1 session so far')
  await expect(row).toContainText('Next: ')
  await row.getByRole('link', { name: 'Maya Torres' }).click()
  await expect(page.getByRole('heading', { name: 'Maya Torres', level: 1 })).toBeVisible()
  const sessions = page.getByRole('region', { name: 'Sessions' })
  await expect(sessions.getByText('Upcoming')).toHaveCount(1)
  await expect(sessions.getByText('Done')).toHaveCount(1)
  await expect(page.getByText(student.email)).toHaveCount(0)

  await page.goto(`/coach/students/${stranger.profileId}`)
  await expect(page.getByRole('heading', { name: "This person isn't your student" })).toBeVisible()
  await expect(page.getByText('Stran')).toHaveCount(0)
})

test('a student who booked without a match has a page, until the session is cancelled', async ({
  page,
  app,
  signIn,
}) => {
  const coach = await addCoach(app, { first_name: 'Ines', last_name: 'Duarte' })
  const carlos = await addStudent(app, { first_name: 'Carlos', last_name: 'Mendoza', course: 'Botany' })
  const matched = await addStudent(app, { first_name: 'Maya', last_name: 'Torres' })
  await addMatch(app, matched.profileId, coach.profileId)
  await addAnswers(app, carlos.profileId)
  await addAdmin(app, { first_name: 'Rosalind', last_name: 'Booked' })
  const booking = await addSession(app, carlos.profileId, coach.profileId, now() + 26 * HOUR, {
    pre_session_note: 'Exams are near.',
  })
  await signIn(coach)
  await page.goto('/coach/students')
  const group = page.getByRole('region', { name: 'Booked, not matched' })
  await expect(group.getByRole('listitem')).toHaveCount(1)
  await expect(group.getByRole('listitem')).toContainText('Next: ')
  await expect(page.getByRole('list', { name: 'Students' }).getByRole('listitem')).toHaveCount(1)
  await page.getByLabel('Search').fill('maya')
  await expect(group).toHaveCount(0)
  await page.getByLabel('Search').fill('carlos')
  await expect(group.getByRole('link', { name: 'Carlos Mendoza' })).toBeVisible()
  await expect(page.getByText('1 student', { exact: true })).toBeVisible()

  for (const from of ['/coach/sessions', `/coach/sessions/${booking}`]) {
    await page.goto(from)
    await page.getByRole('link', { name: 'Carlos Mendoza' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Carlos Mendoza', level: 1 })).toBeVisible()
  }
  await expect(page.getByText('You can open this page until')).toBeVisible()
  await expect(page.getByText("You see Carlos's answers once you are matched.")).toBeVisible()
  await expect(page.getByText('Exams are near.')).toBeVisible()
  await expect(page.getByText('Botany')).toHaveCount(0)
  await page.getByRole('button', { name: 'More actions' }).press('Enter')
  await expect(page.getByRole('menuitem', { name: 'End coaching' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByLabel('New note').fill('Ask about the exams.')
  await page.getByRole('button', { name: 'Save note' }).press('Enter')
  await expect(page.getByRole('list', { name: 'Your notes' })).toContainText('Only you')
  await page.getByRole('button', { name: "I'm worried about Carlos" }).press('Enter')
  const worry = page.getByRole('dialog')
  await worry.getByLabel('What worries you').fill('He sounded very tired.')
  await worry.getByRole('checkbox', { name: 'Rosalind Booked' }).check()
  await worry.getByRole('button', { name: 'Hand over', exact: true }).press('Enter')
  await expect(page.getByRole('region', { name: 'Worries' })).toContainText('To Rosalind Booked')
  await page.getByRole('button', { name: 'Suggest a time' }).press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')

  await app.context.database.root
    .updateTable('bookings')
    .set({ status: 'cancelled', cancelled_at: new Date(now()), cancelled_by: 'student' })
    .where('id', '=', booking)
    .execute()
  await page.reload()
  await expect(page.getByRole('heading', { name: "This person isn't your student" })).toBeVisible()
})

test('a coach without a student is told so, and a failed list has a way out', async ({
  page,
  app,
  signIn,
}) => {
  await signIn(await addCoach(app))
  await page.route('**/api/coach/students/', (route) => route.fulfill({ status: 403, json: {} }), {
    times: 1,
  })
  await page.goto('/coach/students')
  await expect(page.getByRole('heading', { name: "Your students couldn't be loaded" })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'No students yet' })).toBeVisible()
})

test("what 'Share with my coach' adds is there while it is ticked, and a refused tick is taken back", async ({
  page,
  app,
  signIn,
  browser,
}) => {
  const { coach, student } = await pair(app)
  const coachPage = await pageOf(browser, app, coach)
  const about = coachPage.getByRole('region', { name: 'About Maya' })
  await coachPage.goto(`/coach/students/${student.profileId}`)
  await expect(about.getByText('Boston University')).toBeVisible()
  await expect(about.getByText('Multiracial')).toHaveCount(0)

  await signIn(student)
  await page.goto('/home/userProfile/privacy')
  const tick = page.getByRole('checkbox', { name: 'Share with my coach' })
  await expect(tick).not.toBeChecked()
  await page.route('**/api/student-profiles/*/', (route) => route.fulfill({ status: 403, json: {} }), {
    times: 1,
  })
  await tick.press(' ')
  await expect(page.getByText('You do not have permission to perform this action.')).toBeVisible()
  await expect(tick).not.toBeChecked()
  await tick.press(' ')
  await expect(page.getByText('Your coaches can see this now.')).toBeVisible()
  await page.reload()
  await expect(tick).toBeChecked()
  await coachPage.reload()
  for (const words of ['Multiracial', 'Female', 'Yes']) {
    await expect(about.getByText(words, { exact: true })).toBeVisible()
  }

  await tick.uncheck()
  await expect(page.getByText('Your coaches no longer see this.')).toBeVisible()
  await coachPage.reload()
  await expect(about.getByText('Boston University')).toBeVisible()
  await expect(about.getByText('Multiracial')).toHaveCount(0)
  await coachPage.context().close()
})

test('a private note is the coach’s alone; shared by keyboard its student reads it, until that ends', async ({
  page,
  app,
  signIn,
  browser,
}) => {
  const { coach, student } = await pair(app)
  const answers: string[] = []
  const studentPage = await pageOf(browser, app, student)
  // Recorded in the route, since a response cannot be read after its page was left.
  await studentPage.route('**/api/**', async (route) => {
    const response = await route.fetch()
    answers.push(await response.text())
    await route.fulfill({ response })
  })
  const lookAgain = async () => {
    const still = await watchRequests(studentPage)
    await studentPage.goto(`/home/selectcoach/${coach.profileId}`)
    await still()
    await expect(studentPage.getByRole('heading', { name: 'About Amara' })).toBeVisible()
  }

  await signIn(coach)
  await page.goto(`/coach/students/${student.profileId}`)
  await page.getByRole('button', { name: 'Save note' }).press('Enter')
  await expect(page.getByText('Please write a note')).toBeVisible()
  await expect(page.getByLabel('New note')).toBeFocused()
  await page.keyboard.type('Sleeps badly before exams.')
  await page.reload()
  await expect(page.getByLabel('New note')).toHaveValue('Sleeps badly before exams.')
  await page.getByRole('button', { name: 'Save note' }).press('Enter')
  const note = page.getByRole('list', { name: 'Your notes' }).getByRole('listitem')
  await expect(note).toContainText('Only you')
  await expect(page.getByLabel('New note')).toHaveValue('')

  await lookAgain()
  await expect(studentPage.getByText('Sleeps badly')).toHaveCount(0)
  await studentPage.goto('/home/dashboard')
  await expect(studentPage.getByRole('heading', { name: 'Matched coaches' })).toBeVisible()
  expect(answers.length).toBeGreaterThan(2)
  expect(answers.filter((answer) => answer.includes('Sleeps badly'))).toEqual([])

  await note.getByRole('button', { name: 'Share with Maya' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Share this note with Maya?' })
  await expect(dialog.getByText('Maya will see this note')).toBeVisible()
  await dialog.getByRole('button', { name: 'Share with Maya' }).press('Enter')
  await expect(note).toContainText('Maya can read this')
  await lookAgain()
  await expect(studentPage.getByRole('region', { name: 'Notes from Amara' })).toContainText('Sleeps badly')

  await note.getByRole('button', { name: 'Stop sharing' }).press('Enter')
  await expect(note).toContainText('Only you')
  await lookAgain()
  await expect(studentPage.getByText('Sleeps badly')).toHaveCount(0)
  await studentPage.unrouteAll({ behavior: 'ignoreErrors' })
  await studentPage.context().close()
})

test('a note changed in another tab meanwhile is shown beside what was typed', async ({
  page,
  app,
  signIn,
  context,
}) => {
  const { coach, student } = await pair(app)
  await addNote(app, { coach_id: coach.profileId, student_profile_id: student.profileId, text: 'First.' })
  await signIn(coach)
  const other = await context.newPage()
  for (const one of [other, page]) {
    await one.goto(`/coach/students/${student.profileId}`)
    await one.getByRole('button', { name: 'Edit' }).click()
  }
  await other.getByRole('textbox', { name: 'Note', exact: true }).fill('Second.')
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(other.getByRole('list', { name: 'Your notes' })).toContainText('Second.')
  await page.getByRole('textbox', { name: 'Note', exact: true }).fill('Third.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('This note has been changed somewhere else.')).toBeVisible()
  await expect(page.getByText('Second.')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused()
  await expect(page.getByRole('list', { name: 'Your notes' })).toContainText('Third.')
})

test('a deleted note is gone, and the focus stays with the notes', async ({ page, app, signIn }) => {
  const { coach, student } = await pair(app)
  await addNote(app, { coach_id: coach.profileId, student_profile_id: student.profileId, text: 'Gone soon.' })
  await signIn(coach)
  await page.goto(`/coach/students/${student.profileId}`)
  await page.getByRole('button', { name: 'Delete' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Delete this note?' })
  await dialog.getByRole('button', { name: 'Keep it' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Delete' })).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Delete note' }).press('Enter')
  await expect(page.getByText('Gone soon.')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Your notes' })).toBeFocused()
})

test('a coach searches and filters the students; the quiet come first, and the address keeps it', async ({
  page,
  app,
  signIn,
}) => {
  const coach = await addCoach(app, { first_name: 'Amara', last_name: 'Obi', capacity: 5 })
  const names = ['Ana', 'Jordan', 'Maya'] as const
  const students: SeededPerson[] = []
  for (const first_name of names) {
    const student = await addStudent(app, { first_name, last_name: 'Quince' })
    await addMatch(app, student.profileId, coach.profileId)
    students.push(student)
  }
  const days = (count: number) => new Date(now() - count * 24 * HOUR)
  const { root } = app.context.database
  for (const [at, ago] of [2, 30, 60].entries()) {
    await root
      .updateTable('match_requests')
      .set({ created_at: days(ago) })
      .where('student_profile_id', '=', students[at]!.profileId)
      .execute()
  }
  await signIn(coach)
  await page.goto('/coach/students')
  const links = page.getByRole('list', { name: 'Students' }).getByRole('link')
  await expect(links).toHaveText(['Maya Quince', 'Jordan Quince', 'Ana Quince'])
  await expect(page.getByText('Quiet for')).toHaveCount(2)
  await page.getByLabel('Show').selectOption('New')
  await expect(links).toHaveText(['Ana Quince'])
  await page.reload()
  await expect(links).toHaveText(['Ana Quince'])
  await page.getByLabel('Search').fill('maya')
  await expect(page.getByRole('heading', { name: 'No students found' })).toBeVisible()
  await page.getByRole('link', { name: 'Show all students' }).click()
  await expect(links).toHaveCount(3)
})
