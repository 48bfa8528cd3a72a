import {
  addCoach,
  addCoachChange,
  addMatch,
  addNote,
  addSession,
  addStudent,
  type SeededPerson,
  setMatchingMode,
} from '@shinequo/server/testing/browser-seeds'
import { expectNoFindings } from './axe-findings.ts'
import { expect, ownApp, test as shared } from './browser-test.ts'
import { hold } from './held-calls.ts'
import { now } from './test-time.ts'

/** Its own application, so that its coaches do not mix with those of other files. */
const test = shared.extend({ app: ownApp() })

const DAY = 86_400_000
const TITLE = 'Not the right fit?'

interface World {
  readonly student: SeededPerson
  readonly amara: SeededPerson
  readonly bea: SeededPerson
}

const pageOf = ({ profileId }: SeededPerson) => `/home/selectcoach/${profileId}`

/**
 * A student with one coach, and two others with room: Bea fits better than Cem. Coaches of earlier tests are closed.
 */
async function seed(app: Parameters<typeof addCoach>[0]): Promise<World> {
  await app.context.database.root.updateTable('coaches').set({ accepts_students: false }).execute()
  const student = await addStudent(app, { first_name: 'Maya', language_preference: 'Spanish' })
  const amara = await addCoach(app, { first_name: 'Amara', last_name: 'Obi' })
  const bea = await addCoach(app, {
    first_name: 'Bea',
    last_name: 'Ruiz',
    language_preference: 'Spanish, Portuguese',
  })
  await addCoach(app, { first_name: 'Cem', last_name: 'Aydin', language_preference: 'Turkish' })
  await addMatch(app, student.profileId, amara.profileId)
  return { student, amara, bea }
}

test.afterEach(async ({ app }) => {
  await setMatchingMode(app, 'automatic')
})

test('a student changes the coach by keyboard, keeps the session, and lands on the new coach’s page', async ({
  page,
  app,
  signIn,
}) => {
  const { student, amara, bea } = await seed(app)
  await addSession(app, student.profileId, amara.profileId, now() + 5 * DAY)
  await signIn(student)
  await page.goto(pageOf(amara))
  const card = page.getByRole('region', { name: TITLE })
  await expect(card).toContainText('You can change 3 more times this term.')
  await expect(card.getByRole('radio', { name: /^Bea Ruiz/ })).toBeChecked()
  await expect(card.getByRole('radio', { name: /^Bea Ruiz/ })).toHaveAccessibleName(/Speaks Spanish/)
  await expect(card.getByRole('radio', { name: 'Keep it' })).toBeChecked()

  await card.getByRole('radio', { name: /^Bea Ruiz/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(card.getByRole('button', { name: 'Change to Cem' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(card.getByRole('button', { name: 'Change my coach' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await card.getByRole('button', { name: 'Add a private reason' }).press('Enter')
  await expect(card.getByLabel('Your reason')).toBeFocused()
  await page.keyboard.type('Our talks went nowhere.')
  await card.getByRole('button', { name: 'Change to Bea' }).press('Enter')

  await expect(page).toHaveURL(pageOf(bea))
  await expect(page.getByRole('status').getByText('Bea is now your coach.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('region', { name: TITLE })).toContainText(
    'You can change 2 more times this term.',
  )
  await page.goto('/home/dashboard')
  const coaches = page.getByRole('region', { name: 'Matched coaches' })
  await expect(coaches).toContainText('Bea Ruiz')
  await expect(coaches).not.toContainText('Amara')
  await expect(page.getByRole('region', { name: 'Upcoming sessions', exact: true })).toContainText('Amara')
  const rows = await app.context.database.root.selectFrom('coach_changes').select('reason').execute()
  expect(rows.map(({ reason }) => reason)).toContain('Our talks went nowhere.')
})

test('the new coach’s page shows the new match though the coach arrives after it', async ({
  page,
  app,
  signIn,
}) => {
  const { student, amara, bea } = await seed(app)
  await signIn(student)
  await page.goto(pageOf(amara))
  const held = await hold(page, 'GET', new RegExp(`/api/mentors/${bea.profileId}/$`))
  const matches = page.waitForEvent('requestfinished', (request) =>
    request.url().endsWith('/api/match-requests/'),
  )
  await page.getByRole('button', { name: 'Change to Bea' }).click()
  await expect(page).toHaveURL(pageOf(bea))
  await matches
  // One task later the page has read the response.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  held.answer()
  await expect(page.getByRole('region', { name: TITLE })).toContainText('Bea')
  await expect(page.getByRole('button', { name: "Why wasn't I matched with Bea?" })).toHaveCount(0)
})

test('a student hands on what the coach had shared, and the next coach reads it', async ({
  page,
  app,
  signIn,
}) => {
  const { student, amara, bea } = await seed(app)
  const note = { student_profile_id: student.profileId, coach_id: amara.profileId }
  await addNote(app, { ...note, text: 'One list on Sundays.', shared: true })
  await addNote(app, { ...note, text: 'Sleeps badly.' })
  await signIn(student)
  await page.goto(pageOf(amara))
  const consent = page.getByRole('region', { name: TITLE }).getByRole('checkbox')
  await expect(consent).toHaveAccessibleName(/^Bea may read the note Amara has shared with me\./)
  await expect(consent).not.toBeChecked()
  await consent.press('Space')
  await expect(consent).toBeChecked()
  await expectNoFindings(page)
  await page.getByRole('button', { name: 'Change to Bea' }).click()
  await expect(page).toHaveURL(pageOf(bea))

  await signIn(bea)
  await page.goto(`/coach/students/${student.profileId}`)
  const notes = page.getByRole('region', { name: 'Notes Maya lets you read' })
  await expect(notes.getByRole('listitem')).toHaveCount(1)
  await expect(notes.getByRole('listitem')).toContainText('One list on Sundays.')
  await expect(notes.getByRole('listitem')).toContainText('Amara Obi')
  await expectNoFindings(page)
})

test('a student lets somebody be found, and cancels a session that is near', async ({
  page,
  app,
  signIn,
}) => {
  const { student, amara } = await seed(app)
  await addSession(app, student.profileId, amara.profileId, now() + 3_600_000)
  await signIn(student)
  await page.goto(pageOf(amara))
  const card = page.getByRole('region', { name: TITLE })
  await card.getByText('Someone else').click()
  await card.getByText('Cancel it').click()
  await expect(card.getByText('This counts as a late cancellation.')).toBeVisible()
  await card.getByRole('button', { name: 'Change my coach' }).click()
  await expect(page).toHaveURL('/home/dashboard')
  await expect(page.getByText("We're looking for someone for you.")).toBeVisible()
  const rows = await app.context.database.root
    .selectFrom('bookings')
    .select('status')
    .where('student_profile_id', '=', student.profileId)
    .execute()
  expect(rows).toEqual([{ status: 'cancelled' }])
})

test('where coaches decide, the new one is asked, and that is said before the press', async ({
  page,
  app,
  signIn,
}) => {
  await setMatchingMode(app, 'coach')
  const { student, amara } = await seed(app)
  await signIn(student)
  await page.goto(pageOf(amara))
  const card = page.getByRole('region', { name: TITLE })
  await expect(card).toContainText('The new one begins when Bea accepts.')
  await card.getByRole('button', { name: 'Ask for Bea' }).click()
  await expect(page).toHaveURL('/home/dashboard')
  await expect(page.getByText("We've asked for Bea to be your coach.")).toBeVisible()
})

test('a coach who has closed meanwhile is said to be, and the others are shown anew', async ({
  page,
  app,
  signIn,
}) => {
  const { student, amara, bea } = await seed(app)
  await signIn(student)
  await page.goto(pageOf(amara))
  const card = page.getByRole('region', { name: TITLE })
  await expect(card.getByRole('button', { name: 'Change to Bea' })).toBeVisible()
  // Closed once the button is pressed: a page that renews itself before that would not offer Bea.
  const change = await hold(page, 'POST', /\/api\/match-requests\/.+\/change\/$/)
  await card.getByRole('button', { name: 'Change to Bea' }).click()
  await change.came
  const { root } = app.context.database
  await root.updateTable('coaches').set({ accepts_students: false }).where('id', '=', bea.profileId).execute()
  change.answer()
  await expect(card.getByRole('alert')).toContainText("This coach isn't taking students right now.")
  await expect(card.getByRole('radio', { name: /^Cem Aydin/ })).toBeChecked()
  await card.getByRole('button', { name: 'Change to Cem' }).click()
  await expect(page.getByText('Cem is now your coach.')).toBeVisible()
})

test('after three changes of a term the way out is said, and words of danger come before the press', async ({
  page,
  app,
  signIn,
}) => {
  const { student, amara, bea } = await seed(app)
  await signIn(student)
  await page.goto(pageOf(amara))
  const card = page.getByRole('region', { name: TITLE })
  await card.getByRole('button', { name: 'Add a private reason' }).click()
  await card.getByLabel('Your reason').fill('I want to die and nobody listens.')
  await card.getByRole('button', { name: 'Change to Bea' }).click()
  const dialog = page.getByRole('dialog', { name: 'Before you send this' })
  await expect(dialog).toContainText('No coach ever sees it.')
  await dialog.getByRole('button', { name: 'Send anyway' }).click()
  await expect(page).toHaveURL(pageOf(bea))

  for (let at = 0; at < 2; at++) {
    await addCoachChange(app, student.profileId, (await addCoach(app)).profileId)
  }
  await page.reload()
  await expect(card).toContainText("You've changed coaches as many times as you can this term.")
  await expect(card.getByRole('button')).toHaveCount(0)
})

test('the card stands at matched coaches alone, and one that fails to load can be tried again', async ({
  page,
  app,
  signIn,
}) => {
  const { student, amara, bea } = await seed(app)
  await signIn(student)
  await page.goto(pageOf(bea))
  await expect(page.getByRole('heading', { name: 'About Bea' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('region', { name: TITLE })).toHaveCount(0)
  await page.route('**/alternatives/', (route) => route.fulfill({ status: 404, json: {} }))
  await page.goto(pageOf(amara))
  const card = page.getByRole('region', { name: TITLE })
  await expect(card.getByRole('alert', { name: "Other coaches couldn't be loaded" })).toBeVisible()
  await page.unroute('**/alternatives/')
  await card.getByRole('button', { name: 'Try again' }).click()
  await expect(card.getByRole('button', { name: 'Change to Bea' })).toBeVisible()
})

test('axe finds nothing in the card in light and dark, and nothing sticks out at 320 px', async ({
  page,
  app,
  signIn,
}) => {
  const { student, amara } = await seed(app)
  await addSession(app, student.profileId, amara.profileId, now() + 3_600_000)
  await signIn(student)
  await page.goto(pageOf(amara))
  const card = page.getByRole('region', { name: TITLE })
  await card.getByText('Cancel it').click()
  await card.getByRole('button', { name: 'Add a private reason' }).click()
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expectNoFindings(page, `${width} px`)
  }
})
