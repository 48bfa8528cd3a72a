import type { Browser, Page } from '@playwright/test'
import { addCoach, addNote } from '@shinequo/server/testing/browser-seeds'
import { test as base, expect } from './browser-test.ts'
import { type Hands, WAYS } from './hands.ts'
import { awaitMail } from './mailbox.ts'
import { linkIn, type Moved, movedApp, moveTo, windowOf } from './moved-time.ts'
import { FOCUS, LANGUAGE } from './student-way.ts'

/* A student's first week, from the first page to the feedback, told with a mouse and by keyboard alone. */

const ZONE = 'America/New_York'
const PASSWORD = 'hillside lantern 7'
const MINUTE = 60_000
const HOUR = 60 * MINUTE

const test = base.extend<object, { moved: Moved }>({ moved: movedApp() })

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const field = (page: Page, label: string | RegExp) => page.getByLabel(label, { exact: true })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: true })

interface Story {
  readonly page: Page
  readonly hands: Hands
  readonly email: string
}

async function signUp({ page, hands, email }: Story): Promise<void> {
  await page.goto('/')
  await hands.press(link(page, 'Create an account.'))
  await expect(heading(page, 'Create an account')).toBeVisible()
  await hands.write(field(page, 'Email'), email)
  await hands.write(field(page, 'First name'), 'Asha')
  await hands.write(field(page, 'Last name'), 'Gurung')
  await hands.write(field(page, 'Password'), PASSWORD)
  await hands.write(field(page, 'Confirm password'), PASSWORD)
  await hands.tick(page.getByRole('checkbox', { name: /terms/i }))
  await hands.press(button(page, 'Create account'))
  await expect(heading(page, 'Welcome back!')).toBeVisible()
}

async function signIn({ page, hands, email }: Story): Promise<void> {
  const address = field(page, 'Email')
  if ((await address.inputValue()) === '') await hands.write(address, email)
  await hands.write(field(page, 'Password'), PASSWORD)
  await hands.press(button(page, 'Login'))
}

async function completeProfile({ page, hands }: Story): Promise<void> {
  await expect(heading(page, /Shine/)).toBeVisible()
  await hands.choose(field(page, 'School'), 'Boston University')
  await hands.choose(field(page, 'Degree'), 'Bachelors')
  await hands.write(field(page, 'Course'), 'Biology')
  await hands.suggest(field(page, 'State'), 'Massachusetts')
  await hands.write(field(page, 'City'), 'Boston')
  await hands.suggest(field(page, 'Language preference'), LANGUAGE)
  await hands.choose(field(page, 'Ethnicity'), 'Wish not')
  await hands.choose(field(page, 'Gender'), 'Non Binary')
  await hands.press(button(page, 'Go to the Dashboard'))
  await expect(heading(page, /^Good .*, Asha$/)).toBeVisible()
}

async function answerQuestions({ page, hands }: Story): Promise<void> {
  await hands.press(page.getByRole('region', { name: 'Find a coach' }).getByRole('link').first())
  await expect(heading(page, 'Find Your Coach')).toBeVisible()
  await hands.radio(page.getByRole('radio', { name: 'To find out what I want' }))
  await hands.choose(page.getByLabel('What is hard right now?'), FOCUS)
  await hands.choose(page.getByLabel('Which language would you like to speak'), LANGUAGE)
  await hands.radio(page.getByRole('radio', { name: 'Any time of day' }))
  await hands.radio(page.getByRole('radio', { name: 'Plan small steps with me' }))
  await hands.choose(page.getByLabel('What would you like your coach to know'), 'No preference')
  await hands.radio(page.getByRole('radio', { name: 'No preference' }))
  await hands.write(page.getByLabel('What would make this term a good one'), 'An internship in spring.')
  await hands.write(page.getByLabel('What should your coach know'), 'Mornings are hard.')
  await hands.press(button(page, 'Submit'))
  await expect(heading(page, 'Request Received!')).toBeVisible()
}

/** Books the second time of the first day that has any. */
async function book({ page, hands }: Story): Promise<void> {
  const days = page.getByRole('grid')
  await hands.within(days, days.getByRole('button', { name: /, times available$/ }).first())
  const times = page.getByRole('listbox', { name: 'Available Times' })
  await hands.within(times, times.getByRole('option').nth(1))
  await hands.write(page.getByPlaceholder('Enter any notes here...'), 'The third week was hard.')
  await hands.press(button(page, 'Confirm Booking'))
  await expect(heading(page, 'Booking Confirmed!')).toBeVisible()
}

/** Moves the next session to the first other time that is offered, and returns its start. */
async function move({ page, hands }: Story, moved: Moved): Promise<number> {
  await hands.press(button(page, 'Move'))
  const dialog = page.getByRole('dialog')
  const times = dialog.getByRole('listbox')
  await hands.within(times, times.getByRole('option').last())
  await hands.press(dialog.getByRole('button', { name: /^Move to / }))
  await expect(page.getByText(/^Moved to /)).toBeVisible()
  const { starts_at } = await moved.app.context.database.root
    .selectFrom('bookings')
    .select('starts_at')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  return starts_at.getTime()
}

/** A new window at the current time, in which the student signs in. */
async function openAnew(
  browser: Browser,
  moved: Moved,
  story: Omit<Story, 'page' | 'hands'>,
  by: (typeof WAYS)[number][1],
) {
  const { page, close } = await windowOf(browser, moved)
  const anew = { page, hands: by(page), ...story }
  await page.goto('/login')
  await signIn(anew)
  await expect(heading(page, /Asha$/)).toBeVisible()
  return { ...anew, close }
}

for (const [way, by] of WAYS) {
  test(`a student's first week ${way}`, async ({ moved, browser }) => {
    test.setTimeout(240_000)
    const { app } = moved
    const coach = await addCoach(app, {
      first_name: 'Olivia',
      last_name: 'Hartley',
      time_zone: ZONE,
      focus_area: FOCUS,
      language_preference: LANGUAGE,
    })
    const email = `asha.${way.replaceAll(' ', '-')}@school.example`
    const window = await windowOf(browser, moved)
    const first: Story = { page: window.page, hands: by(window.page), email }
    const { page, hands } = first

    await test.step('signs up, completes the profile, and answers the questions', async () => {
      await signUp(first)
      await signIn(first)
      await completeProfile(first)
      await answerQuestions(first)
      await hands.press(link(page, 'Go to Dashboard'))
    })

    await test.step('is matched, and books a session with the coach', async () => {
      const match = page
        .getByRole('region', { name: 'Matched coaches' })
        .getByRole('link', { name: /Olivia/ })
      // A job makes the match shortly after the answers were stored.
      await expect(async () => {
        if (!(await match.first().isVisible())) await page.reload()
        await expect(match.first()).toBeVisible({ timeout: 2000 })
      }).toPass()
      await hands.press(match.first())
      await expect(heading(page, 'Here is Your Selected Coach')).toBeVisible()
      await hands.press(link(page, 'Book Session with Olivia'))
      await expect(heading(page, 'Book Your Session')).toBeVisible()
      await book(first)
      await hands.press(link(page, 'Go to Dashboard'))
    })

    const start = await test.step('moves it to another time', async () => await move(first, moved))
    await window.close()

    await test.step('finds the room when it is time', async () => {
      await moveTo(moved, start - 10 * MINUTE)
      await awaitMail(app, email, 'minutes: your session with Olivia')
      const later = await openAnew(browser, moved, { email }, by)
      await expect(later.page.getByRole('link', { name: 'Join Now' })).toBeVisible()
      await later.close()
    })

    await test.step('gives feedback, and reads what the coach shared', async () => {
      await moveTo(moved, start + 91 * MINUTE)
      const mail = await awaitMail(app, email, 'How was your session')
      const { id } = await app.context.database.root
        .selectFrom('student_profiles')
        .innerJoin('accounts', 'accounts.id', 'student_profiles.account_id')
        .select('student_profiles.id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      await addNote(app, {
        coach_id: coach.profileId,
        student_profile_id: id,
        text: 'One list on Sundays.',
        shared: true,
      })
      const later = await openAnew(browser, moved, { email }, by)
      await later.page.goto(linkIn(mail, '/home/'))
      const dialog = later.page.getByRole('dialog')
      await later.hands.radio(
        dialog.getByRole('group', { name: /Rate your coach/ }).getByRole('radio', { name: '5 stars' }),
      )
      await later.hands.press(dialog.getByRole('button', { name: 'Submit Feedback' }))
      await expect(later.page.getByText('Thank you. Olivia sees your star rating')).toBeFocused()
      await later.close()
    })
    void HOUR
  })
}
