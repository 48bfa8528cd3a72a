import { expect, type Page } from '@playwright/test'
import { SCHOOLS } from '@shinequo/contract/schools'
import type { BrowserApp } from '@shinequo/server/testing/browser-app'
import {
  addAdmin,
  addCoach,
  addFeedback,
  addLinkCheck,
  addMatch,
  addNote,
  addPosts,
  addRosterImport,
  addSession,
  addStudent,
  type SeededPerson,
} from '@shinequo/server/testing/browser-seeds'
import { framesPass, motionEnds } from './frames.ts'
import { openSlots } from './page-calls.ts'
import { chooseDay } from './slot-picker.ts'
import { byDay, slotWords } from './wall-time.ts'

const HOUR = 3_600_000
/** A white pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
)
const ZONE = 'America/New_York'

/** Students in every state, and the coach of their sessions. */
export interface Residents {
  /** Has coaches, sessions ahead and behind, one to join and one without feedback. */
  readonly settled: SeededPerson
  /** Has a profile and nothing else. */
  readonly fresh: SeededPerson
  /** Books on the way. */
  readonly booker: SeededPerson
  readonly newcomer: SeededPerson
  readonly coach: SeededPerson
  /** A coach who has given some things and not yet others. */
  readonly joining: SeededPerson
  /** A coach who waits for an approval. */
  readonly waiting: SeededPerson
  readonly admin: SeededPerson
  /** A student whose coach had to cancel a session. */
  readonly letDown: SeededPerson
  /** The session of `settled` that begins in ten minutes. */
  readonly joinable: string
  /** A roster with rows of every kind, whose letters were guessed. */
  readonly roster: string
}

export async function addResidents(app: BrowserApp): Promise<Residents> {
  const settled = await addStudent(app, { first_name: 'Maya', last_name: 'Torres' })
  const coach = await addCoach(app, {
    first_name: 'Olivia',
    last_name: 'Hartley-Featherstonehaugh',
    time_zone: 'Australia/Melbourne',
    focus_area: 'Career direction and internships',
  })
  const others = [await addCoach(app, { description: '' }), await addCoach(app, { first_name: 'Wei' })]
  for (const { profileId } of [coach, ...others]) await addMatch(app, settled.profileId, profileId)
  const session = (start: number, who = coach) =>
    addSession(app, settled.profileId, who.profileId, Date.now() + start)
  const joinable = await session(HOUR / 6)
  // Far from the third day, on which a time is chosen below.
  await session(150 * HOUR, others[0])
  await session(-50 * HOUR)
  await addFeedback(app, await session(-99 * HOUR, others[0]), others[0]!.profileId, 4)
  const notes = { coach_id: coach.profileId, student_profile_id: settled.profileId }
  await addNote(app, { ...notes, text: 'One list on Sundays, three things at most.', shared: true })
  await addNote(app, notes)
  // Pages elsewhere are no part of these tests, so the school's page is a link and not a frame.
  await addLinkCheck(app, SCHOOLS.boston_university.wellness, 'refused')
  const posted = (days: number) => ({ published_at: new Date(Date.now() - days * 24 * HOUR) })
  await addPosts(
    app,
    Array.from({ length: 12 }, (_, at) => posted(at)),
  )
  const fresh = await addStudent(app, { first_name: 'Jonah' })
  const booker = await addStudent(app)
  const newcomer = await addStudent(app, { is_completed: false, school: '', degree: '', course: '' })
  const letDown = await addStudent(app, { first_name: 'Noor' })
  await addSession(app, letDown.profileId, others[1]!.profileId, Date.now() + 120 * HOUR, {
    status: 'cancelled',
    cancel_reason: 'I have come down with a fever and would like to be awake for you.',
  })
  const roster = await addRosterImport(app, {
    encoding: 'windows-1252',
    rows: [
      {},
      { email: 'wei@school.example', school: 'Hogsmeade Institute of Technology', fate: 'unknown_school' },
      { fate: 'has_account' },
      { email: '=cmd', fate: 'not_valid', problem: 'Please enter a valid email address' },
    ],
  })
  const joining = await addCoach(app, { first_name: 'Ines', description: '', hours: [], approved_at: null })
  const waiting = await addCoach(app, { first_name: 'Greta', picture: PICTURE, approved_at: null })
  const admin = await addAdmin(app, { first_name: 'Rosa', last_name: 'Ortiz' })
  return { settled, fresh, booker, newcomer, coach, joining, waiting, admin, letDown, joinable, roster }
}

export interface Stop {
  readonly name: string
  readonly path: string | ((residents: Residents) => string)
  /** Who is signed in; left out: nobody. */
  readonly as?:
    | 'settled'
    | 'fresh'
    | 'booker'
    | 'newcomer'
    | 'coach'
    | 'joining'
    | 'waiting'
    | 'letDown'
    | 'admin'
  /** Calls that get no for an answer. */
  readonly refused?: RegExp
  /** What is done on the page before it is looked at. */
  readonly act?: (page: Page, residents: Residents) => Promise<void>
}

async function chooseTime(page: Page, { coach }: Residents): Promise<void> {
  const slot = byDay(await openSlots(page, coach), ZONE)[2]![4]!
  await chooseDay(page, slot, ZONE)
  await page.getByRole('option', { name: slotWords(slot, ZONE) }).click()
  await page.getByPlaceholder('Enter any notes here...').waitFor()
}

async function book(page: Page, residents: Residents): Promise<void> {
  await chooseTime(page, residents)
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await page.getByRole('heading', { name: 'Booking Confirmed!' }).waitFor()
}

async function awaitCancellation(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: / AM - | PM - / })
    .first()
    .waitFor()
}

async function awaitEditor(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'About you' }).waitFor()
}

async function openLinkDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Link', exact: true }).click()
  await page.getByRole('button', { name: 'Save link' }).click()
}

async function openPause(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Acts for Greta/ }).click()
  await page.getByRole('menuitem', { name: 'Pause account' }).click()
  await page.getByRole('button', { name: 'Pause account' }).click()
}

async function askRoster(page: Page): Promise<void> {
  await page.getByLabel('I have looked: the names are right').check()
  await open('Invite 2 people')(page)
}

async function openTables(page: Page): Promise<void> {
  for (const chart of ['Sessions held each day', 'When students meet']) {
    await page.getByRole('button', { name: `Show as table: ${chart}` }).click()
  }
}

const openTab = (name: string) => async (page: Page) => await page.getByRole('tab', { name }).click()

async function openDay(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Tuesday: .* Edit times$/ }).click()
  await page.getByRole('dialog', { name: 'Tuesday' }).waitFor()
}

/** Presses one button after the other. */
const press =
  (...buttons: readonly string[]) =>
  async (page: Page) => {
    for (const name of buttons) await page.getByRole('button', { name, exact: true }).click()
  }

/** Presses the button that opens a dialog, whose part of the app may still be on its way. */
const open = (button: string) => async (page: Page) => {
  await press(button)(page)
  await page.getByRole('dialog').waitFor()
}

/** A toast goes after a while, save under the pointer. */
const keepToast = (page: Page, words: string) => page.getByText(words).hover()

async function refuseNoReason(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cancel', exact: true }).first().click()
  await press('Cancel session')(page)
  await page.getByText('Please say why, your student reads it').waitFor()
}

async function openDrawer(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await press('Open menu')(page)
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
}

async function openMenu(page: Page): Promise<void> {
  await press('Student')(page)
  await page.getByRole('menuitem', { name: 'Settings' }).waitFor()
}

async function submitNoStars(page: Page): Promise<void> {
  await open('Feedback')(page)
  await page.getByLabel("I'm willing to share a video testimonial").check()
  await press('Submit Feedback')(page)
  await page.getByRole('alert').filter({ hasText: 'Please rate your coach' }).first().waitFor()
}

async function postStory(page: Page): Promise<void> {
  await open('Share your Story')(page)
  await page.getByLabel('Title*').fill('A first week')
  await page.getByLabel('Story*').fill('It got better.')
  await press('Post')(page)
  await keepToast(page, 'We will notify you')
}

async function saveProfile(page: Page): Promise<void> {
  await press('Edit', 'Save')(page)
  await keepToast(page, 'Profile updated successfully!')
}
const home = (name: string, page = name): Stop => ({ name, path: `/home/${page}`, as: 'settled' })
const coachPath = ({ coach }: Residents) => `/home/selectcoach/${coach.profileId}`
const studentPath = ({ settled }: Residents) => `/coach/students/${settled.profileId}`
const rosterPath = ({ roster }: Residents) => `/admin/people/import/${roster}`
const bookPath = (residents: Residents) => `${coachPath(residents)}/book`

const availability = (name: string, act?: Stop['act']): Stop => ({
  name,
  path: '/coach/availability',
  as: 'coach',
  ...(act && { act }),
})

/** Every page, in the states that it can be found in. */
export const EVERY_PAGE: readonly Stop[] = [
  { name: 'login', path: '/login' },
  { name: 'login refused', path: '/login', act: press('Login') },
  { name: 'register', path: '/register' },
  { name: 'register refused', path: '/register', act: press('Create account') },
  { name: 'forget-password', path: '/forget-password' },
  { name: 'reset-password', path: '/reset-password?email=maya%40school.example' },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'onboarding', path: '/onboarding', as: 'newcomer' },
  { name: 'onboarding refused', path: '/onboarding', as: 'newcomer', act: press('Go to the Dashboard') },
  { name: 'dashboard, empty', path: '/home/dashboard', as: 'fresh' },
  home('dashboard'),
  { name: 'dashboard, cancelled', path: '/home/dashboard', as: 'letDown', act: awaitCancellation },
  { ...home('dashboard refused', 'dashboard'), refused: /api\/(bookings|match-requests)/ },
  { ...home('feedback', 'dashboard'), act: open('Feedback') },
  { ...home('feedback refused', 'dashboard'), act: submitNoStars },
  { ...home('drawer', 'events'), act: openDrawer },
  { ...home('menu Student', 'events'), act: openMenu },
  home('findcoach'),
  { ...home('findcoach, no questions', 'findcoach'), refused: /api\/questions/ },
  { ...home('findcoach refused', 'findcoach'), act: press('Submit') },
  home('requestrecieved'),
  { name: 'coach', path: coachPath, as: 'settled' },
  home('no such coach', 'selectcoach/nobody'),
  { name: 'coach refused', path: coachPath, as: 'settled', refused: /api\/mentors/ },
  { name: 'book', path: bookPath, as: 'settled' },
  { name: 'book, next month', path: bookPath, as: 'settled', act: press('Next month') },
  { name: 'book, no times', path: bookPath, as: 'settled', refused: /api\/time-slots/ },
  { name: 'book, time chosen', path: bookPath, as: 'settled', act: chooseTime },
  { name: 'booked', path: bookPath, as: 'booker', act: book },
  home('resources'),
  home('userProfile'),
  { ...home('userProfile, editing', 'userProfile'), act: press('Edit', 'Edit Profile Picture') },
  { ...home('userProfile, saved', 'userProfile'), act: saveProfile },
  { ...home('userProfile, who opened it', 'userProfile'), act: press('Show who opened my record') },
  home('collegefeed'),
  home('events'),
  home('community'),
  { ...home('story', 'community'), act: open('Share your Story') },
  { ...home('story refused', 'community'), act: press('Share your Story', 'Post') },
  { ...home('story posted', 'community'), act: postStory },
  { name: 'scheduler', path: '/scheduler', as: 'settled' },
  { name: 'invitation, unknown', path: '/invitation/not-a-good-one' },
  { name: 'first steps', path: '/coach', as: 'joining' },
  { name: 'first steps, all done', path: '/coach', as: 'waiting' },
  { name: 'coach page', path: '/coach/profile', as: 'coach', act: awaitEditor },
  { name: 'coach page, link', path: '/coach/profile', as: 'coach', act: openLinkDialog },
  availability('availability'),
  availability('availability, dates', openTab('This week')),
  availability('availability, days off', openTab('Days off')),
  availability('availability, a day', openDay),
  { name: 'students', path: '/coach/students', as: 'coach' },
  { name: 'student', path: studentPath, as: 'coach' },
  { name: 'student, sharing', path: studentPath, as: 'coach', act: open('Share with Maya') },
  { name: 'today', path: '/coach', as: 'coach' },
  { name: 'today refused', path: '/coach', as: 'coach', refused: /api\/coach\/today/ },
  { name: 'room', path: ({ joinable }) => `/coach/session/${joinable}`, as: 'coach' },
  { name: 'sessions', path: '/coach/sessions', as: 'coach' },
  { name: 'sessions, past', path: '/coach/sessions?list=past', as: 'coach' },
  { name: 'sessions, cancel', path: '/coach/sessions', as: 'coach', act: refuseNoReason },
  { name: 'sessions refused', path: '/coach/sessions', as: 'coach', refused: /api\/coach\/bookings/ },
  { name: 'people', path: '/admin/people', as: 'admin' },
  { name: 'people, nobody found', path: '/admin/people?search=nobody+at+all', as: 'admin' },
  { name: 'people, pause', path: '/admin/people?role=coach', as: 'admin', act: openPause },
  { name: 'people, invite', path: '/admin/people/invitations', as: 'admin', act: press('Invite somebody') },
  { name: 'invitations', path: '/admin/people/invitations', as: 'admin' },
  { name: 'coach to review', path: ({ waiting }) => `/admin/coaches/${waiting.profileId}`, as: 'admin' },
  {
    name: 'student record',
    path: ({ settled }) => `/admin/students/${settled.accountId}`,
    as: 'admin',
  },
  { name: 'import refused', path: '/admin/people/import', as: 'admin', act: press('Check the file') },
  { name: 'roster', path: rosterPath, as: 'admin', act: press('Invite 2 people') },
  { name: 'roster, yes', path: rosterPath, as: 'admin', act: askRoster },
  { name: 'programme', path: '/admin', as: 'admin' },
  { name: 'programme, as tables', path: '/admin?period=30d', as: 'admin', act: openTables },
  { name: 'audit', path: '/admin/audit', as: 'admin' },
  { name: 'audit, nothing found', path: '/admin/audit?search=nobody+at+all', as: 'admin' },
  { name: 'session', path: ({ joinable }) => `/session/${joinable}`, as: 'settled' },
]

/** Opens the page of a stop and waits until nothing on it is loading or moving any more. */
export async function arrive(page: Page, { path, refused, act }: Stop, residents: Residents): Promise<void> {
  if (refused) {
    await page.route(refused, async (route) => {
      await framesPass(page)
      await route.fulfill({ status: 403, json: {} })
    })
  }
  await page.goto(typeof path === 'string' ? path : path(residents))
  await page.locator('h1').first().waitFor()
  // A part that has come may ask for the next: none is on its way only when the network has been still.
  await page.waitForLoadState('networkidle')
  await expect(page.getByText(/^Loading/)).toHaveCount(0)
  await act?.(page, residents)
  await motionEnds(page)
}
