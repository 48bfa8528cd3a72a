import type { Page } from '@playwright/test'
import { framesPass, motionEnds } from './frames.ts'
import {
  askForCare,
  askRoster,
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
import { watchRequests } from './stillness.ts'

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
  { ...home('userProfile, where signed in', 'userProfile'), act: press('Show where you are signed in') },
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
  { name: 'account of a coach', path: '/coach/account', as: 'coach' },
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
  { name: 'import refused', path: '/admin/people/import', as: 'admin', act: press('Check the file') },
  { name: 'roster', path: rosterPath, as: 'admin', act: press('Invite 2 people') },
  { name: 'roster, yes', path: rosterPath, as: 'admin', act: askRoster },
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
  { name: 'mail', path: '/admin/mail', as: 'admin' },
  { name: 'mail refused', path: '/admin/mail', as: 'admin', refused: /api\/admin\/messages\/$/ },
  { name: 'audit', path: '/admin/audit', as: 'admin' },
  { name: 'account of an administrator', path: '/admin/account', as: 'admin' },
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
  const still = await watchRequests(page)
  await page.goto(typeof path === 'string' ? path : path(residents))
  await page.locator('h1').first().waitFor()
  await still()
  if (act) {
    await act(page, residents)
    await still()
  }
  await motionEnds(page)
}
