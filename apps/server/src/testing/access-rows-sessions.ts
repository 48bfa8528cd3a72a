import type { ENDPOINTS } from '@shinequo/contract/endpoints'
import { type AccessRow, coachAnswers, MISSING_ID, NO_INPUT, STUDENTS_ONLY } from './access-row.ts'

const reason = 'I am ill'
/** What both people of a session may do with it, and nobody else. */
const TWO_PEOPLE = {
  signedOut: 401,
  student: 200,
  otherStudent: 404,
  coach: 200,
  otherCoach: 404,
  admin: 404,
} as const

/** What coaches do with their sessions, and what students learn about it. */
export const SESSION_ROWS = {
  listCancellations: {
    send: () => ({}),
    answers: STUDENTS_ONLY,
    hides: ({ cancelledBookingId }) => [cancelledBookingId, 'A family matter'],
    bad: NO_INPUT,
  },
  putCancellationAway: {
    send: ({ cancelledBookingId }) => ({ params: { id: cancelledBookingId } }),
    answers: { ...STUDENTS_ONLY, otherStudent: 404 },
    bad: [
      { wrong: 'no such session', field: null, send: () => ({ params: { id: MISSING_ID } }) },
      {
        wrong: 'a session that stands',
        field: null,
        send: ({ comingBookingId }) => ({ params: { id: comingBookingId } }),
      },
    ],
  },
  listCoachSessions: {
    send: () => ({}),
    answers: coachAnswers(200, 200),
    hides: ({ comingBookingId, student }) => [comingBookingId, student.profileId, student.email],
    bad: [
      { wrong: 'no such list', field: 'list', send: () => ({ query: { list: 'all' } }) },
      { wrong: 'a page that is none', field: 'cursor', send: () => ({ query: { cursor: 'next' } }) },
    ],
  },
  getCoachDay: {
    send: () => ({ query: { date: '2026-11-24' } }),
    answers: coachAnswers(200, 200),
    hides: ({ comingBookingId, student }) => [comingBookingId, student.profileId, student.email],
    bad: [
      { wrong: 'no date', field: 'date', send: () => ({ query: { date: 'today' } }) },
      { wrong: 'a date past all calendars', field: 'date', send: () => ({ query: { date: '9999-12-31' } }) },
    ],
  },
  getCoachCalendar: {
    send: () => ({ query: { from: '2026-11-23' } }),
    answers: coachAnswers(200, 200),
    hides: ({ comingBookingId, student }) => [comingBookingId, student.profileId, student.email],
    bad: [
      { wrong: 'no date', field: 'from', send: () => ({}) },
      { wrong: 'a date that is none', field: 'from', send: () => ({ query: { from: '2026-02-30' } }) },
      { wrong: 'a date past all calendars', field: 'from', send: () => ({ query: { from: '9999-12-31' } }) },
    ],
  },
  moveBooking: {
    send: ({ comingBookingId, claimId }) => ({
      params: { id: comingBookingId },
      body: { time_slot: claimId },
    }),
    answers: { ...TWO_PEOPLE, coach: 404 },
    bad: [
      {
        wrong: 'no time',
        field: 'time_slot',
        send: ({ comingBookingId }) => ({ params: { id: comingBookingId }, body: {} }),
      },
      {
        wrong: 'a time that nobody holds',
        field: null,
        send: ({ comingBookingId }) => ({ params: { id: comingBookingId }, body: { time_slot: MISSING_ID } }),
      },
      {
        wrong: 'no such session',
        field: null,
        send: ({ claimId }) => ({ params: { id: MISSING_ID }, body: { time_slot: claimId } }),
      },
    ],
  },
  cancelBooking: {
    send: ({ comingBookingId }) => ({ params: { id: comingBookingId }, body: { reason } }),
    answers: TWO_PEOPLE,
    bad: [
      {
        wrong: 'a reason over its limit',
        field: 'reason',
        send: ({ comingBookingId }) => ({
          params: { id: comingBookingId },
          body: { reason: 'x'.repeat(501) },
        }),
      },
      {
        wrong: 'an hour that is neither closed nor open',
        field: 'close_hour',
        send: ({ comingBookingId }) => ({
          params: { id: comingBookingId },
          body: { reason, close_hour: 'yes' },
        }),
      },
      {
        wrong: 'no such session',
        field: null,
        send: () => ({ params: { id: MISSING_ID }, body: { reason } }),
      },
    ],
  },
  restoreBooking: {
    send: ({ comingBookingId }) => ({ params: { id: comingBookingId } }),
    answers: TWO_PEOPLE,
    bad: [{ wrong: 'no such session', field: null, send: () => ({ params: { id: MISSING_ID } }) }],
  },
  proposeTimes: {
    send: ({ comingBookingId, openSlot }) => ({
      params: { id: comingBookingId },
      body: { times: [openSlot.start_time] },
    }),
    answers: coachAnswers(200, 404),
    bad: [
      {
        wrong: 'no times',
        field: 'times',
        send: ({ comingBookingId }) => ({ params: { id: comingBookingId }, body: {} }),
      },
      {
        wrong: 'four times',
        field: 'times',
        send: ({ comingBookingId, openSlot }) => ({
          params: { id: comingBookingId },
          body: { times: Array(4).fill(openSlot.start_time) },
        }),
      },
      {
        wrong: 'a time that is none',
        field: 'times.0',
        send: ({ comingBookingId }) => ({ params: { id: comingBookingId }, body: { times: ['noon'] } }),
      },
      {
        wrong: 'no such session',
        field: null,
        send: () => ({ params: { id: MISSING_ID }, body: { times: [] } }),
      },
    ],
  },
  keepBooking: {
    send: ({ comingBookingId }) => ({ params: { id: comingBookingId } }),
    answers: { ...TWO_PEOPLE, coach: 404 },
    bad: [{ wrong: 'no such session', field: null, send: () => ({ params: { id: MISSING_ID } }) }],
  },
} satisfies Partial<Record<keyof typeof ENDPOINTS, AccessRow>>
