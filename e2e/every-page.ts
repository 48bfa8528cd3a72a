import { expect, type Page } from '@playwright/test'
import { framesPass, motionEnds } from './frames.ts'
import {
  askForCare,
  awaitCancellation,
  awaitEditor,
  book,
  chooseTime,
  open,
  openDay,
  openDrawer,
  openLinkDialog,
  openMenu,
  openPause,
  openTab,
  openTables,
  postStory,
  press,
  refuseNoReason,
  refuseNoStoryReason,
  refusePair,
  refusePost,
  refuseQuestion,
  refuseSchool,
  saveProfile,
  submitNoStars,
} from './page-acts.ts'
import type { Residents } from './residents.ts'
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
  /** A student whose coach had to cancel a session, and who missed one. */
  readonly letDown: SeededPerson
  /** The session of `settled` that begins in ten minutes. */
  readonly joinable: string
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
  // Over for less than a day: what came of it can still be noted.
  await session(-20 * HOUR)
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
  await addSession(app, letDown.profileId, coach.profileId, Date.now() - 22 * HOUR, { status: 'no_show' })
  const joining = await addCoach(app, { first_name: 'Ines', description: '', hours: [], approved_at: null })
  const waiting = await addCoach(app, { first_name: 'Greta', picture: PICTURE, approved_at: null })
  const admin = await addAdmin(app, { first_name: 'Rosa', last_name: 'Ortiz' })
  return { settled, fresh, booker, newcomer, coach, joining, waiting, admin, letDown, joinable }
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
    | 'storyteller'
    | 'admin'
  /** Calls that get no for an answer. */
  readonly refused?: RegExp
  /** The page is of something that is not there, and a call of its own says so. */
  readonly missing?: true
  /** What is done on the page before it is looked at. */
  readonly act?: (page: Page, residents: Residents) => Promise<void>
}

const home = (name: string, page = name): Stop => ({ name, path: `/home/${page}`, as: 'settled' })
const coachPath = ({ coach }: Residents) => `/home/selectcoach/${coach.profileId}`
const studentPath = ({ settled }: Residents) => `/coach/students/${settled.profileId}`
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
  { name: 'invitation', path: ({ invitation }) => invitation },
  { name: 'invitation, unknown', path: '/invitation/not-a-good-one', missing: true },
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
  { name: 'programme', path: '/admin', as: 'admin' },
  { name: 'programme, as tables', path: '/admin?period=30d', as: 'admin', act: openTables },
  { name: 'matches', path: '/admin/matches', as: 'admin' },
  { name: 'matches, pair', path: '/admin/matches?list=accepted', as: 'admin', act: refusePair },
  { name: 'matches, mode', path: '/admin/matches', as: 'admin', act: open('Change') },
  { name: 'questionnaire', path: '/admin/questionnaire', as: 'admin' },
  { name: 'questionnaire, preview', path: '/admin/questionnaire', as: 'admin', act: open('Preview') },
  { name: 'questionnaire refused', path: '/admin/questionnaire', as: 'admin', act: refuseQuestion },
  { name: 'schools', path: '/admin/schools', as: 'admin' },
  { name: 'school refused', path: '/admin/schools?search=boston+univ', as: 'admin', act: refuseSchool },
  { name: 'posts', path: '/admin/schools/boston_university/posts', as: 'admin' },
  { name: 'post refused', path: '/admin/schools/babson_college/posts/new', as: 'admin', act: refusePost },
  { name: 'wall', path: '/home/community', as: 'storyteller' },
  { name: 'wall, care first', path: '/home/community', as: 'storyteller', act: askForCare },
  { name: 'stories', path: '/admin/wall', as: 'admin' },
  { name: 'stories, remove', path: '/admin/wall', as: 'admin', act: refuseNoStoryReason },
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
