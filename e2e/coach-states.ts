import type { Fixtures } from './fixtures.ts'
import {
  askLonger,
  awaitEditor,
  noteOfDanger,
  open,
  openDay,
  openFirst,
  openLinkDialog,
  openTab,
  openWrapUp,
  refuseNoReason,
  refusePassword,
  refusePlace,
} from './page-acts.ts'
import type { PageState } from './page-state.ts'

const objectedPath =
  (side: string) =>
  ({ objected }: Fixtures) =>
    `/${side}/sessions/${objected}`
const PAST = '/coach/sessions?list=past'
const coachsPath = ({ joinable }: Fixtures) => `/coach/sessions/${joinable}`
const studentPath = ({ settled }: Fixtures) => `/coach/students/${settled.profileId}`
const bookedStudentPath = ({ unmatched }: Fixtures) => `/coach/students/${unmatched.profileId}`
const availability = (name: string, act?: PageState['act']): PageState => ({
  name,
  path: '/coach/availability',
  as: 'coach',
  ...(act && { act }),
})

/** The pages of coaches, in all states that they can be in. */
export const COACH_STATES: readonly PageState[] = [
  { name: 'login of a coach', path: '/coach/login' },
  { name: 'longer password', path: '/coach/login', act: askLonger },
  { name: 'mail comes back, coach', path: '/coach/account', as: 'unreachedCoach' },
  { name: 'first steps', path: '/coach', as: 'joining' },
  { name: 'first steps, all done', path: '/coach', as: 'waiting' },
  { name: 'coach page', path: '/coach/profile', as: 'coach', act: awaitEditor },
  { name: 'what students wrote', path: '/coach/feedback', as: 'heard' },
  { name: 'what students wrote, nothing', path: '/coach/feedback', as: 'coach' },
  {
    name: 'what students wrote, refused',
    path: '/coach/feedback',
    as: 'coach',
    refused: /api\/coach\/feedback/,
  },
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
  {
    name: 'today, note and next time',
    path: '/coach?date=2026-11-20',
    as: 'coach',
    act: openWrapUp,
  },
  { name: 'today, asked to suggest a time', path: '/coach', as: 'heard' },
  { name: 'students, asked to suggest a time', path: '/coach/students?show=quiet', as: 'heard' },
  { name: 'today refused', path: '/coach', as: 'coach', refused: /api\/coach\/today/ },
  { name: 'session page of a coach', path: coachsPath, as: 'coach' },
  { name: 'session page of a coach, cancel', path: coachsPath, as: 'coach', act: refuseNoReason },
  {
    name: 'session page of a coach, other times',
    path: coachsPath,
    as: 'coach',
    act: openFirst('Suggest other times'),
  },
  {
    name: 'session page of a coach, over',
    path: ({ over }) => `/coach/sessions/${over}`,
    as: 'coach',
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
  { name: 'note, care first', path: studentPath, as: 'coach', act: noteOfDanger },
  { name: 'room of others', path: '/session/nobody', as: 'coach', missing: true },
]
