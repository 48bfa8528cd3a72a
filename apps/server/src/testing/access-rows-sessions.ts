import type { ENDPOINTS } from '@shinequo/contract/endpoints'
import { type AccessRow, coachAnswers, MISSING_ID, NO_INPUT, STUDENTS_ONLY } from './access-row.ts'

const reason = 'I am ill'

/** What coaches do with their sessions, and what students hear of it. */
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
  cancelSession: {
    send: ({ comingBookingId }) => ({ params: { id: comingBookingId }, body: { reason } }),
    answers: coachAnswers(200, 404),
    bad: [
      {
        wrong: 'no reason',
        field: 'reason',
        send: ({ comingBookingId }) => ({ params: { id: comingBookingId }, body: { reason: ' ' } }),
      },
      {
        wrong: 'a reason over its limit',
        field: 'reason',
        send: ({ comingBookingId }) => ({
          params: { id: comingBookingId },
          body: { reason: 'x'.repeat(501) },
        }),
      },
      {
        wrong: 'no such session',
        field: null,
        send: () => ({ params: { id: MISSING_ID }, body: { reason } }),
      },
    ],
  },
} satisfies Partial<Record<keyof typeof ENDPOINTS, AccessRow>>
