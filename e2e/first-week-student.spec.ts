import type { Browser } from '@playwright/test'
import { getAvailability } from '@shinequo/contract/availability'
import { suggestTimes } from '@shinequo/contract/bookings/suggestions'
import {
  addCoach,
  addDomain,
  addNote,
  addPosts,
  addStudent,
  addWall,
  type SeededPerson,
  setMatchingMode,
} from '@shinequo/server/testing/browser-seeds'
import { callAs } from './api-calls.ts'
import { expect, WITH_MOTION } from './browser-test.ts'
import { WAYS } from './hands.ts'
import { awaitMail, codeIn } from './mailbox.ts'
import { linkIn, type Moved, moveTo, test, windowOf } from './moved-time.ts'
import { button, field, heading, link, place, region } from './page-parts.ts'
import {
  answerQuestions,
  book,
  completeProfile,
  PASSWORD,
  type Story,
  signIn,
  signUp,
} from './student-story.ts'
import { FOCUS, LANGUAGE } from './student-way.ts'

/* A student's first week, from the first page to another coach, told with a mouse and by keyboard alone. */

const ZONE = 'America/New_York'
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

test.use({ ...WITH_MOTION, actionTimeout: 15_000 })

/** A school of each telling, whose domain is that of the student's address. */
const SCHOOLS = {
  'with a mouse': { value: 'boston_college', name: 'Boston College', domain: 'mouse.school.example' },
  'by keyboard alone': {
    value: 'georgetown_university',
    name: 'Georgetown University',
    domain: 'keyboard.school.example',
  },
} as const

/** Searches and filters all coaches, and opens the page of Olivia. */
async function findInAll({ page, hands }: Story): Promise<void> {
  await hands.press(region(page, 'Matched coaches').getByRole('link', { name: 'All coaches' }))
  await expect(heading(page, 'All coaches')).toBeFocused()
  await hands.write(field(page, 'Search'), 'hartley')
  await expect(page).toHaveURL(/search=hartley/)
  await hands.choose(field(page, 'Focus area'), FOCUS)
  await expect(page).toHaveURL(/focus=career/)
  const card = page.getByRole('main').getByRole('listitem')
  await expect(card).toHaveCount(1)
  await expect(card).toContainText('Your coach')
  await hands.press(card.getByRole('link', { name: 'Olivia Hartley' }))
  await expect(heading(page, 'Here is Your Selected Coach')).toBeVisible()
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

/** Reads the help, and finds that there are no events before the school is verified and has some. */
async function lookAround({ page, hands, email }: Story, { app }: Moved): Promise<void> {
  const menu = page.getByRole('complementary', { name: 'Menu' })
  await hands.press(menu.getByRole('link', { name: 'Help and privacy' }))
  await expect(heading(page, 'Help')).toBeFocused()
  await hands.press(
    page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Change or end coaching' }),
  )
  await expect(page.getByRole('heading', { name: 'Change or end coaching' })).toBeInViewport()

  await hands.open(place(page, 'Events'))
  const card = region(page, 'This is for students of your school')
  await hands.write(card.getByLabel('School email'), email)
  await hands.press(card.getByRole('button', { name: 'Send the code' }))
  const code = codeIn(await awaitMail(app, email, 'Your code to verify your school'))
  await expect(card.getByLabel('Code')).toBeFocused()
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Coming Soon...')).toBeVisible()
}

/** Says that a story on the wall helped. */
async function thankStory({ page, hands }: Story, title: string): Promise<void> {
  await hands.open(place(page, 'Community'))
  const story = page.getByRole('article', { name: title })
  await hands.press(story.getByRole('button', { name: `This helped: ${title}` }))
  await expect(story).toContainText('It helped you. Nobody sees that it was you.')
}

async function addEventToCalendar({ page, hands }: Story, title: string): Promise<void> {
  await hands.open(place(page, 'Events'))
  const file = page.waitForEvent('download')
  await hands.press(button(page, `Add to calendar: ${title}`))
  expect((await file).suggestedFilename()).toBe('event.ics')
}

async function giveFeedback({ page, hands }: Story): Promise<void> {
  const dialog = page.getByRole('dialog')
  await hands.radio(
    dialog.getByRole('group', { name: /Rate your coach/ }).getByRole('radio', { name: '5 stars' }),
  )
  await hands.press(dialog.getByRole('button', { name: 'Submit Feedback' }))
  await expect(page.getByText('Thank you. Olivia sees your star rating')).toBeFocused()
}

/** Follows the dashboard's announcement of a shared note. */
async function readNote({ page, hands }: Story): Promise<void> {
  await hands.open(place(page, 'Dashboard'))
  await expect(page.getByText(/^Olivia shared a note/)).toBeVisible()
  await hands.press(link(page, 'Read it'))
  const notes = region(page, 'Notes from Olivia')
  await expect(notes).toBeFocused()
  await expect(notes).toContainText('One list on Sundays.')
}

/** A coach suggests the first open time of a student's day after tomorrow. */
async function suggest({ app }: Moved, coach: SeededPerson, student: string): Promise<void> {
  const day = new Date(app.context.clock.now() + 2 * DAY).toISOString().slice(0, 10)
  const open = await callAs(app, coach, getAvailability, undefined, {
    mentor_id: coach.profileId,
    from_date: day,
    to_date: day,
  })
  const endpoint = { ...suggestTimes, path: suggestTimes.path.replace(':id', student) }
  await callAs(app, coach, endpoint, { times: [Object.values(open).flat()[0]!.start_time] })
}

/** Changes the address with the code from the new mailbox. */
async function changeAddress({ page, hands }: Story, { app }: Moved, email: string): Promise<void> {
  await hands.open(place(page, 'User Profile'))
  await hands.press(page.getByRole('link', { name: 'Sign-in and security' }))
  await hands.press(button(page, 'Change email'))
  const dialog = page.getByRole('dialog', { name: 'Change your email address' })
  await hands.write(dialog.getByLabel('Current password', { exact: true }), PASSWORD)
  await hands.write(dialog.getByLabel('New email address'), email)
  await hands.press(dialog.getByRole('button', { name: 'Send the code' }))
  const code = codeIn(await awaitMail(app, email, 'Your code for another email address'))
  await expect(dialog.getByLabel('Code')).toBeFocused()
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your email address has been changed.')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(region(page, 'Email address')).toContainText(email)
  await expect(button(page, 'Change email')).toBeFocused()
}

/** Asks for Bea in place of Olivia, which every page then says. */
async function askForAnother({ page, hands }: Story): Promise<void> {
  await hands.open(place(page, 'Dashboard'))
  await hands.press(
    region(page, 'Matched coaches')
      .getByRole('link', { name: /Olivia/ })
      .first(),
  )
  const card = region(page, 'Not the right fit?')
  await hands.press(card.getByRole('button', { name: 'Ask for Bea' }))
  await expect(page.getByText("We've asked for Bea to be your coach.")).toBeVisible()
  await expect(heading(page, /Asha$/)).toBeVisible()
  await hands.press(
    page
      .getByRole('main')
      .getByRole('link', { name: /all coaches/i })
      .first(),
  )
  await expect(page.getByText('We have your request')).toBeVisible()
  const bea = page.getByRole('listitem').filter({ hasText: 'Bea Ruiz' })
  await expect(bea).toContainText("We've asked Bea")
}

async function profileOf({ app }: Moved, email: string): Promise<string> {
  const { id } = await app.context.database.root
    .selectFrom('student_profiles')
    .innerJoin('accounts', 'accounts.id', 'student_profiles.account_id')
    .select('student_profiles.id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return id
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
    test.setTimeout(360_000)
    const { app } = moved
    const school = SCHOOLS[way]
    const helps = { focus_area: FOCUS, language_preference: LANGUAGE, time_zone: ZONE }
    const { root } = app.context.database
    await root.updateTable('coaches').set({ accepts_students: false }).execute()
    const coach = await addCoach(app, { ...helps, first_name: 'Olivia', last_name: 'Hartley' })
    const peer = await addStudent(app, { school: school.value })
    const story = {
      student_profile_id: peer.profileId,
      title: 'The week I asked',
      state: 'published',
    } as const
    await addWall(app, school.value, [story])
    await addDomain(app, school.value, school.domain)
    const email = `asha@${school.domain}`
    const window = await windowOf(browser, moved)
    const first: Story = { page: window.page, hands: by(window.page), email }
    const { page, hands } = first

    await test.step('signs up, completes the profile, and answers the questions', async () => {
      await signUp(first)
      await signIn(first)
      await completeProfile(first, school.name)
      await answerQuestions(first)
      await hands.press(link(page, 'Go to Dashboard'))
    })
    const student = await profileOf(moved, email)

    await test.step('is matched, and finds the coach among all', async () => {
      const match = region(page, 'Matched coaches').getByRole('link', { name: /Olivia/ })
      // A job makes the match shortly after the answers were stored.
      await expect(match.first()).toBeVisible({ timeout: 20_000 })
      await findInAll(first)
    })

    await test.step('books a session with the coach', async () => {
      await hands.press(link(page, 'Book Session with Olivia'))
      await expect(heading(page, 'Book Your Session')).toBeVisible()
      await book(first)
      await hands.press(link(page, 'Go to Dashboard'))
    })

    const start = await test.step('moves it to another time', async () => await move(first, moved))

    await test.step('reads help, verifies the school, and thanks for a story', async () => {
      await lookAround(first, moved)
      await thankStory(first, story.title)
    })
    await window.close()

    await test.step('finds the room when it is time, and an event', async () => {
      await moveTo(moved, start - 10 * MINUTE)
      const event = { school: school.value, title: 'Tea and quiet', text: 'Come as you are.' }
      await addPosts(app, [
        {
          ...event,
          published_at: new Date(start - DAY),
          starts_at: new Date(start + 3 * DAY),
          ends_at: new Date(start + 3 * DAY + 60 * MINUTE),
          time_zone: ZONE,
          place: 'Hall 2',
        },
      ])
      await awaitMail(app, email, 'minutes: your session with Olivia')
      const later = await openAnew(browser, moved, { email }, by)
      await expect(later.page.getByRole('link', { name: 'Join Now' })).toBeVisible()
      await addEventToCalendar(later, event.title)
      await later.close()
    })

    await test.step('gives feedback, and reads what the coach shared', async () => {
      await moveTo(moved, start + 91 * MINUTE)
      const mail = await awaitMail(app, email, 'How was your session')
      await addNote(app, {
        coach_id: coach.profileId,
        student_profile_id: student,
        text: 'One list on Sundays.',
        shared: true,
        shared_at: new Date(moved.clock.now()),
      })
      const later = await openAnew(browser, moved, { email }, by)
      await later.page.goto(linkIn(mail, '/home/'))
      await giveFeedback(later)
      await readNote(later)
      await later.close()
    })

    await test.step('books the time that the coach suggests by mail', async () => {
      await moveTo(moved, start + 3 * DAY)
      await suggest(moved, coach, student)
      const mail = await awaitMail(app, email, 'Olivia Hartley suggests a time for a session')
      const later = await openAnew(browser, moved, { email }, by)
      await later.page.goto(linkIn(mail, '/home/'))
      await later.hands.press(button(later.page, 'Confirm Booking'))
      await expect(heading(later.page, 'Booking Confirmed!')).toBeVisible()
      await later.hands.press(link(later.page, 'Go to Dashboard'))
      const upcoming = region(later.page, 'Upcoming sessions')
      await expect(upcoming).toContainText('Olivia Hartley')
      await expect(upcoming.getByRole('heading', { name: /suggests/ })).toHaveCount(0)
      await later.close()
    })

    await test.step('changes the address, and asks for another coach', async () => {
      const own = `asha@own-${school.domain}`
      const later = await openAnew(browser, moved, { email }, by)
      await changeAddress(later, moved, own)
      await awaitMail(app, email, 'Your email address was changed')
      await addCoach(app, { ...helps, first_name: 'Bea', last_name: 'Ruiz' })
      await setMatchingMode(app, 'coach')
      await askForAnother(later)
      await setMatchingMode(app, 'automatic')
      await later.close()
    })
  })
}
