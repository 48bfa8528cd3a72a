import type { ENDPOINTS } from '@shinequo/contract/endpoints'
import { type AccessRow, adminAnswers, coachAnswers, MISSING_ID, STUDENTS_ONLY } from './access-row.ts'

/** Attendance as recorded by coaches, students' objections, and what administrators decide. */
export const ATTENDANCE_ROWS = {
  getCoachSession: {
    send: ({ pastBookingId }) => ({ params: { id: pastBookingId } }),
    answers: coachAnswers(200, 404),
    bad: [{ wrong: 'no such session', field: null, send: () => ({ params: { id: MISSING_ID } }) }],
  },
  noteAttendance: {
    send: ({ pastBookingId }) => ({ params: { id: pastBookingId }, body: { no_show: true } }),
    answers: coachAnswers(200, 404),
    bad: [
      {
        wrong: 'neither yes nor no',
        field: 'no_show',
        send: ({ pastBookingId }) => ({ params: { id: pastBookingId }, body: { no_show: 'yes' } }),
      },
      {
        wrong: 'no such session',
        field: null,
        send: () => ({ params: { id: MISSING_ID }, body: { no_show: true } }),
      },
    ],
  },
  objectToNoShow: {
    send: ({ missedBookingId }) => ({ params: { id: missedBookingId } }),
    answers: { ...STUDENTS_ONLY, otherStudent: 404 },
    bad: [{ wrong: 'no such session', field: null, send: () => ({ params: { id: MISSING_ID } }) }],
  },
  listObjections: {
    send: () => ({}),
    answers: adminAnswers(200),
    bad: [{ wrong: 'a made-up cursor', field: 'cursor', send: () => ({ query: { cursor: 'bm90IGpzb24' } }) }],
  },
  decideObjection: {
    send: ({ objectedBookingId }) => ({ params: { id: objectedBookingId }, body: { took_place: true } }),
    answers: adminAnswers(200),
    bad: [
      {
        wrong: 'neither yes nor no',
        field: 'took_place',
        send: ({ objectedBookingId }) => ({ params: { id: objectedBookingId }, body: { took_place: 1 } }),
      },
      {
        wrong: 'no such session',
        field: null,
        send: () => ({ params: { id: MISSING_ID }, body: { took_place: true } }),
      },
    ],
  },
} satisfies Partial<Record<keyof typeof ENDPOINTS, AccessRow>>
