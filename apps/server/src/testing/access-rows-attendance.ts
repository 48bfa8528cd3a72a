import type { ENDPOINTS } from '@shinequo/contract/endpoints'
import { type AccessRow, coachAnswers, MISSING_ID } from './access-row.ts'

/** Attendance as recorded by coaches. */
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
} satisfies Partial<Record<keyof typeof ENDPOINTS, AccessRow>>
