import type { Page } from '@playwright/test'
import type { Fixtures } from './fixtures.ts'
import { framesPass, motionEnds } from './frames.ts'
import {
  askForCare,
  askLonger,
  askRoster,
  askToRemind,
  awaitCancellation,
  awaitDialog,
  awaitEditor,
  awaitNotLive,
  book,
  chooseTime,
  lookFirst,
  noteOfDanger,
  open,
  openAddress,
  openDay,
  openDrawer,
  openEdit,
  openFirst,
  openLinkDialog,
  openMenu,
  openPause,
  openTab,
  openTables,
  planBulk,
  postStory,
  press,
  publishWithCare,
  readRequest,
  refuseBulk,
  refuseChanges,
  refuseLine,
  refuseNoReason,
  refuseNoStoryReason,
  refusePair,
  refusePassword,
  refusePlace,
  refusePost,
  refuseQuestion,
  refuseSchool,
  saveProfile,
  selectPeople,
  submitNoStars,
  tryWeights,
} from './page-acts.ts'
import { watchRequests } from './stillness.ts'

export interface PageState {
  readonly name: string
  readonly path: string | ((fixtures: Fixtures) => string)
  /** Who is signed in; nobody if omitted. */
  readonly as?:
    | 'settled'
    | 'fresh'
    | 'booker'
    | 'newcomer'
    | 'unproved'
    | 'coach'
    | 'joining'
    | 'rebooking'
    | 'waiting'
    | 'letDown'
    | 'storyteller'
    | 'changing'
    | 'schoolless'
    | 'suggested'
    | 'admin'
    | 'unreached'
    | 'unreachedCoach'
    | 'unreachedAdmin'
  /** Calls that are refused. */
  readonly refused?: RegExp
  /** The page is about something that does not exist, and one of its own calls says so. */
  readonly missing?: true
  /** Runs on the page before it is checked. */
  readonly act?: (page: Page, fixtures: Fixtures) => Promise<void>
  /** What the act opens does not outlast paper or a change of the window's width: on a phone it is done again. */
  readonly again?: true
}

const home = (name: string, page = name): PageState => ({ name, path: `/home/${page}`, as: 'settled' })
const coachPath = ({ coach }: Fixtures) => `/home/selectcoach/${coach.profileId}`
const roomPath = ({ joinable }: Fixtures) => `/session/${joinable}`
const laterPath = ({ later }: Fixtures) => `/home/sessions/${later}`
const missedPath = ({ missed }: Fixtures) => `/home/sessions/${missed}`
const objectedPath =
  (side: string) =>
  ({ objected }: Fixtures) =>
    `/${side}/sessions/${objected}`
const PAST = '/coach/sessions?list=past'
const OBJECTIONS = { path: '/admin/objections', as: 'admin' } as const
const coachsPath = ({ joinable }: Fixtures) => `/coach/sessions/${joinable}`
const studentPath = ({ settled }: Fixtures) => `/coach/students/${settled.profileId}`
const bookedStudentPath = ({ unmatched }: Fixtures) => `/coach/students/${unmatched.profileId}`
const rosterPath = ({ roster }: Fixtures) => `/admin/people/import/${roster}`
const bookPath = (fixtures: Fixtures) => `${coachPath(fixtures)}/book`

const availability = (name: string, act?: PageState['act']): PageState => ({
  name,
  path: '/coach/availability',
  as: 'coach',
  ...(act && { act }),
})

/** Every page, in all states that it can be in. */
export const EVERY_PAGE: readonly PageState[] = [
  { name: 'login', path: '/login' },
  { name: 'login refused', path: '/login', act: press('Login') },
  { name: 'register', path: '/register' },
  { name: 'register refused', path: '/register', act: press('Create account') },
  { name: 'forget-password', path: '/forget-password' },
  { name: 'reset-password', path: '/reset-password?email=maya%40school.example' },
  { name: 'login of a coach', path: '/coach/login' },
  { name: 'longer password', path: '/coach/login', act: askLonger },
  { name: 'verify-email', path: '/verify-email?email=maya%40school.example&code=123456' },
  { name: 'verify-email refused', path: '/verify-email', act: press('Confirm', 'Send a new code') },
  { name: 'unsubscribe', path: ({ unsubscribe }) => unsubscribe },
  { name: 'unsubscribe, unknown', path: '/unsubscribe/not-a-good-one', missing: true },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'disclosures', path: '/disclosures' },
  { name: 'onboarding', path: '/onboarding', as: 'newcomer' },
  { name: 'onboarding refused', path: '/onboarding', as: 'newcomer', act: press('Go to the Dashboard') },
  { name: 'dashboard, empty', path: '/home/dashboard', as: 'fresh' },
  { name: 'dashboard, not confirmed', path: '/home/dashboard', as: 'unproved' },
  home('dashboard'),
  { name: 'dashboard, cancelled', path: '/home/dashboard', as: 'letDown', act: awaitCancellation },
  {
    name: 'dashboard, one of several cancelled',
    path: '/home/dashboard',
    as: 'rebooking',
    act: awaitCancellation,
  },
  { ...home('dashboard refused', 'dashboard'), refused: /api\/(bookings|match-requests)/ },
  { ...home('dashboard, not live', 'dashboard'), refused: /api\/tickets\/$/, act: awaitNotLive },
  { ...home('dashboard, cancel', 'dashboard'), act: openFirst('Cancel') },
  { ...home('dashboard, move', 'dashboard'), act: openFirst('Move') },
  { ...home('feedback', 'dashboard'), act: open('Feedback') },
  { ...home('feedback refused', 'dashboard'), act: submitNoStars },
  { ...home('drawer', 'events'), act: openDrawer },
  { ...home('menu Student', 'events'), act: openMenu, again: true },
  home('findcoach'),
  { ...home('findcoach, no questions', 'findcoach'), refused: /api\/questions/ },
  { ...home('findcoach refused', 'findcoach'), act: press('Submit') },
  { name: 'suggested times', path: '/home/dashboard', as: 'suggested' },
  { name: 'findcoach, what it changes', path: '/home/findcoach', as: 'changing', act: lookFirst },
  {
    name: 'findcoach, what it changes, refused',
    path: '/home/findcoach',
    as: 'changing',
    refused: /api\/student-responses\/preview/,
    act: lookFirst,
  },
  home('requestrecieved'),
  { name: 'findcoach, waiting', path: '/home/findcoach', as: 'booker' },
  home('coaches'),
  home('coaches, none', 'coaches?search=nobody+at+all&focus=sleep'),
  { ...home('coaches refused', 'coaches'), refused: /api\/mentors/ },
  { name: 'coach', path: coachPath, as: 'settled' },
  { ...home('no such coach', 'selectcoach/nobody'), missing: true },
  { name: 'coach refused', path: coachPath, as: 'settled', refused: /api\/mentors/ },
  { name: 'book', path: bookPath, as: 'settled' },
  { name: 'book, next month', path: bookPath, as: 'settled', act: press('Next month') },
  { name: 'book, no times', path: bookPath, as: 'settled', refused: /api\/time-slots/ },
  { name: 'book, time chosen', path: bookPath, as: 'settled', act: chooseTime },
  { name: 'booked', path: bookPath, as: 'booker', act: book },
  { name: 'session page', path: ({ joinable }) => `/home/sessions/${joinable}`, as: 'settled' },
  { name: 'session page, cancel', path: laterPath, as: 'settled', act: openFirst('Cancel') },
  { name: 'session page, move', path: laterPath, as: 'settled', act: openFirst('Move') },
  {
    name: 'session page, feedback',
    path: ({ over }) => `/home/sessions/${over}?feedback`,
    as: 'settled',
    act: awaitDialog,
  },
  { name: 'session page, missed', path: missedPath, as: 'letDown' },
  { name: 'session page, missed, object', path: missedPath, as: 'letDown', act: open('I was there') },
  { name: 'session page, objected', path: objectedPath('home'), as: 'changing' },
  { name: 'session page, none', path: '/home/sessions/nothing', as: 'settled', missing: true },
  { name: 'mail comes back', path: '/home/events', as: 'unreached' },
  { name: 'mail comes back, coach', path: '/coach/account', as: 'unreachedCoach' },
  { name: 'mail comes back, administrator', path: '/admin/account', as: 'unreachedAdmin' },
  home('resources'),
  home('userProfile'),
  { ...home('userProfile, editing', 'userProfile'), act: press('Edit', 'Edit Profile Picture') },
  { ...home('userProfile, saved', 'userProfile'), act: saveProfile, again: true },
  { ...home('userProfile, who opened it', 'userProfile'), act: press('Show who opened my record') },
  { ...home('userProfile, password', 'userProfile'), act: refusePassword },
  { ...home('userProfile, where signed in', 'userProfile'), act: press('Show where you are signed in') },
  { ...home('userProfile, mail', 'userProfile'), act: press('Show emails you get') },
  { ...home('userProfile, own mail', 'userProfile'), act: press('Show emails to you') },
  { ...home('userProfile, calendar', 'userProfile'), act: press('Show sessions in your calendar') },
  { ...home('userProfile, way out', 'userProfile'), act: open('Delete my account') },
  home('help'),
  { ...home('help, no address', 'help'), refused: /api\/care\/contact/ },
  home('collegefeed'),
  { name: 'collegefeed, unproved', path: '/home/collegefeed', as: 'schoolless', missing: true },
  { name: 'community, unproved', path: '/home/community', as: 'schoolless', missing: true },
  home('events'),
  home('community'),
  { ...home('story', 'community'), act: open('Share your Story') },
  { ...home('story refused', 'community'), act: press('Share your Story', 'Post') },
  { ...home('story posted', 'community'), act: postStory, again: true },
  { name: 'scheduler', path: '/scheduler', as: 'settled' },
  { name: 'invitation', path: ({ invitation }) => invitation },
  { name: 'invitation, unknown', path: '/invitation/not-a-good-one', missing: true },
  { name: 'new address', path: ({ newAddress }) => newAddress },
  { name: 'new address, used up', path: '/new-address/not-a-good-one', missing: true },
  { name: 'new address refused', path: ({ newAddress }) => newAddress, refused: /api\/requested-addresses/ },
  { name: 'first steps', path: '/coach', as: 'joining' },
  { name: 'first steps, all done', path: '/coach', as: 'waiting' },
  { name: 'coach page', path: '/coach/profile', as: 'coach', act: awaitEditor },
  { name: 'coach page, link', path: '/coach/profile', as: 'coach', act: openLinkDialog },
  availability('availability'),
  availability('availability, dates', openTab('This week')),
  availability('availability, days off', openTab('Days off')),
  availability('availability, a day', openDay),
  { name: 'students', path: '/coach/students', as: 'coach' },
  { name: 'students, none found', path: '/coach/students?search=nobody', as: 'coach' },
  { name: 'student', path: studentPath, as: 'coach' },
  { name: 'student, suggest a time', path: studentPath, as: 'coach', act: open('Suggest a time') },
  { name: 'student, sharing', path: studentPath, as: 'coach', act: open('Share with Maya') },
  { name: 'student, worry', path: studentPath, as: 'coach', act: open("I'm worried about Maya") },
  { name: 'student, booked', path: bookedStudentPath, as: 'coach' },
  { name: 'students, booked', path: '/coach/students?search=carlos', as: 'coach' },
  {
    name: 'student, not theirs',
    path: ({ fresh }) => `/coach/students/${fresh.profileId}`,
    as: 'coach',
    missing: true,
  },
  { name: 'today', path: '/coach', as: 'coach' },
  { name: 'today refused', path: '/coach', as: 'coach', refused: /api\/coach\/today/ },
  { name: 'session page of a coach', path: coachsPath, as: 'coach' },
  { name: 'session page of a coach, cancel', path: coachsPath, as: 'coach', act: refuseNoReason },
  {
    name: 'session page of a coach, other times',
    path: coachsPath,
    as: 'coach',
    act: openFirst('Suggest other times'),
  },
  { name: 'session page of a coach, objected', path: objectedPath('coach'), as: 'coach' },
  { name: 'sessions', path: '/coach/sessions', as: 'coach' },
  { name: 'account of a coach', path: '/coach/account', as: 'coach' },
  { name: 'account of a coach, address', path: '/coach/account', as: 'coach', act: open('Change email') },
  { name: 'account of a coach, place', path: '/coach/account', as: 'coach', act: refusePlace },
  { name: 'account of a coach, password', path: '/coach/account', as: 'coach', act: refusePassword },
  { name: 'sessions, past', path: PAST, as: 'coach' },
  { name: 'sessions, no-show', path: PAST, as: 'coach', act: openFirst('Mark no-show') },
  { name: 'sessions, cancel', path: '/coach/sessions', as: 'coach', act: refuseNoReason },
  {
    name: 'sessions, other times',
    path: '/coach/sessions',
    as: 'coach',
    act: openFirst('Suggest other times'),
  },
  { name: 'calendar', path: '/coach/sessions?list=calendar', as: 'coach' },
  {
    name: 'calendar refused',
    path: '/coach/sessions?list=calendar',
    as: 'coach',
    refused: /api\/coach\/calendar/,
  },
  { name: 'sessions refused', path: '/coach/sessions', as: 'coach', refused: /api\/coach\/bookings/ },
  { name: 'help of a coach', path: '/coach/help', as: 'coach' },
  { name: 'help of an administrator', path: '/admin/help', as: 'admin' },
  { name: 'quiet students', path: '/admin/quiet?weeks=2', as: 'admin' },
  { name: 'quiet students, nobody', path: '/admin/quiet?weeks=12&coached=matched', as: 'admin' },
  { name: 'missed sessions', ...OBJECTIONS },
  { name: 'missed sessions refused', ...OBJECTIONS, refused: /api\/admin\/objections/ },
  { name: 'missed sessions, held', ...OBJECTIONS, act: open('It took place: session of Farah Sample') },
  { name: 'missed sessions, kept', ...OBJECTIONS, act: open('Keep as missed: session of Farah Sample') },
  { name: 'people', path: '/admin/people', as: 'admin' },
  { name: 'people, nobody found', path: '/admin/people?search=nobody+at+all', as: 'admin' },
  { name: 'people, pause', path: '/admin/people?role=coach', as: 'admin', act: openPause, again: true },
  {
    name: 'people, change address',
    path: '/admin/people?role=coach',
    as: 'admin',
    act: openAddress,
    again: true,
  },
  { name: 'people, selected', path: '/admin/people?role=coach', as: 'admin', act: selectPeople },
  { name: 'people, selected, refused', path: '/admin/people?role=coach', as: 'admin', act: refuseBulk },
  { name: 'people, change name', path: '/admin/people?role=coach', as: 'admin', act: openEdit, again: true },
  { name: 'act on many', path: '/admin/people?role=coach', as: 'admin', act: planBulk },
  {
    name: 'act on many, none',
    path: '/admin/people/acts/00000000-0000-4000-8000-000000000000',
    as: 'admin',
    missing: true,
  },
  { name: 'people, invite', path: '/admin/people/invitations', as: 'admin', act: press('Invite someone') },
  { name: 'invitations', path: '/admin/people/invitations', as: 'admin' },
  {
    name: 'coach to review, ask',
    path: ({ waiting }) => `/admin/coaches/${waiting.profileId}`,
    as: 'admin',
    act: refuseChanges,
  },
  { name: 'coach to review', path: ({ waiting }) => `/admin/coaches/${waiting.profileId}`, as: 'admin' },
  {
    name: 'student record',
    path: ({ settled }) => `/admin/students/${settled.accountId}`,
    as: 'admin',
  },
  {
    name: 'student record, data',
    path: ({ settled }) => `/admin/students/${settled.accountId}`,
    as: 'admin',
    act: open('Make a file of their data'),
  },
  {
    name: 'student record, hold',
    path: ({ settled }) => `/admin/students/${settled.accountId}`,
    as: 'admin',
    act: open('Put matching on hold'),
  },
  { name: 'programme', path: '/admin', as: 'admin' },
  { name: 'programme, as tables', path: '/admin?period=30d', as: 'admin', act: openTables },
  { name: 'matches', path: '/admin/matches', as: 'admin' },
  { name: 'matches, no answers', path: '/admin/matches?list=no_answers', as: 'admin' },
  {
    name: 'matches, nobody to remind',
    path: '/admin/matches?list=no_answers&search=nobody+at+all',
    as: 'admin',
  },
  { name: 'matches, remind', path: '/admin/matches?list=no_answers', as: 'admin', act: askToRemind },
  {
    name: 'matches, counts refused',
    path: '/admin',
    as: 'admin',
    refused: /api\/admin\/matches\/unmatched/,
  },
  { name: 'matches, pair', path: '/admin/matches?list=accepted', as: 'admin', act: refusePair },
  { name: 'matches, mode', path: '/admin/matches', as: 'admin', act: open('Change') },
  { name: 'weights', path: '/admin/matches/weights', as: 'admin' },
  { name: 'weights, tried', path: '/admin/matches/weights', as: 'admin', act: tryWeights },
  { name: 'import refused', path: '/admin/people/import', as: 'admin', act: press('Check the file') },
  { name: 'roster', path: rosterPath, as: 'admin', act: press('Invite 2 people') },
  { name: 'roster, yes', path: rosterPath, as: 'admin', act: askRoster },
  { name: 'questionnaire', path: '/admin/questionnaire', as: 'admin' },
  { name: 'questionnaire, preview', path: '/admin/questionnaire', as: 'admin', act: open('Preview') },
  { name: 'questionnaire refused', path: '/admin/questionnaire', as: 'admin', act: refuseQuestion },
  { name: 'schools', path: '/admin/schools', as: 'admin' },
  { name: 'schools, add', path: '/admin/schools', as: 'admin', act: open('Add a school') },
  {
    name: 'schools, end one',
    path: '/admin/schools?search=quincy',
    as: 'admin',
    act: open('Close or join Quincy College'),
  },
  { name: 'look', path: '/admin', as: 'admin', act: open('Change the look') },
  { name: 'school refused', path: '/admin/schools?search=boston+univ', as: 'admin', act: refuseSchool },
  { name: 'posts', path: '/admin/schools/boston_university/posts', as: 'admin' },
  { name: 'post refused', path: '/admin/schools/babson_college/posts/new', as: 'admin', act: refusePost },
  { name: 'wall', path: '/home/community', as: 'storyteller' },
  { name: 'wall, care first', path: '/home/community', as: 'storyteller', act: askForCare },
  { name: 'stories', path: '/admin/wall', as: 'admin' },
  { name: 'stories, publish', path: '/admin/wall', as: 'admin', act: publishWithCare },
  { name: 'stories, remove', path: '/admin/wall', as: 'admin', act: refuseNoStoryReason },
  { name: 'care first, wall off', path: '/home/community', as: 'settled', act: askForCare },
  { name: 'note, care first', path: studentPath, as: 'coach', act: noteOfDanger },
  { name: 'care', path: '/admin/care', as: 'admin' },
  { name: 'care, read', path: '/admin/care', as: 'admin', act: readRequest },
  { name: 'care, answered', path: '/admin/care?list=answered', as: 'admin' },
  { name: 'care, refused', path: '/admin/care?list=settings', as: 'admin', act: refuseLine },
  { name: 'mail', path: '/admin/mail', as: 'admin' },
  { name: 'mail refused', path: '/admin/mail', as: 'admin', refused: /api\/admin\/messages\/$/ },
  { name: 'retention', path: '/admin/retention', as: 'admin' },
  {
    name: 'retention, days',
    path: '/admin/retention',
    as: 'admin',
    act: press('Change days for: Emails'),
  },
  { name: 'audit', path: '/admin/audit', as: 'admin' },
  { name: 'account of an administrator', path: '/admin/account', as: 'admin' },
  { name: 'audit, nothing found', path: '/admin/audit?search=nobody+at+all', as: 'admin' },
  { name: 'room, check', path: roomPath, as: 'settled' },
  { name: 'room, waiting', path: roomPath, as: 'settled', act: press('Join Now') },
  { name: 'room, chat', path: roomPath, as: 'settled', act: press('Join Now', 'Chat') },
  { name: 'room, left', path: roomPath, as: 'settled', act: press('Join Now', 'Leave') },
  { name: 'room, elsewhere', path: ({ elsewhere }) => `/session/${elsewhere}`, as: 'storyteller' },
  { name: 'room of others', path: '/session/nobody', as: 'coach', missing: true },
]

/** Whether opening a page is a plain navigation, so that any error on it is a fault. */
export const isPlain = ({ act, refused, missing }: PageState) => !act && !refused && !missing

/** The address of a state's page. */
export const addressOf = ({ path }: PageState, fixtures: Fixtures) =>
  typeof path === 'string' ? path : path(fixtures)

/** Opens the page of a state and waits until nothing on it is loading or moving any more. */
export async function arrive(page: Page, state: PageState, fixtures: Fixtures): Promise<void> {
  const { refused, act } = state
  if (refused) {
    await page.route(refused, async (route) => {
      await framesPass(page)
      await route.fulfill({ status: 403, json: {} })
    })
  }
  const still = await watchRequests(page)
  await page.goto(addressOf(state, fixtures))
  await page.locator('h1').first().waitFor()
  await still()
  if (act) {
    await act(page, fixtures)
    await still()
  }
  await motionEnds(page)
}
