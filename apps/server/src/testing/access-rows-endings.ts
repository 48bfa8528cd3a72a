import type { ENDPOINTS } from '@shinequo/contract/endpoints'
import { DEMO_PASSWORD } from '../seeds/people.ts'
import { type AccessRow, adminAnswers, EVERYBODY_SIGNED_IN, MISSING_ID, NO_INPUT } from './access-row.ts'

const ASKED = { student: 202, otherStudent: 202, coach: 202, otherCoach: 202 } as const
const reason = { reason: 'They asked for it by letter' }

/** The deletion of accounts. */
export const ENDING_ROWS = {
  getDeletion: {
    send: () => ({}),
    answers: EVERYBODY_SIGNED_IN,
    hides: ({ comingBookingId }) => [comingBookingId],
    bad: NO_INPUT,
  },
  deleteAccount: {
    send: () => ({ body: { password: DEMO_PASSWORD } }),
    // The world has only one administrator, who cannot leave.
    answers: { signedOut: 401, ...ASKED, admin: 409 },
    bad: [
      { wrong: 'no password', field: 'password', send: () => ({ body: {} }) },
      {
        wrong: 'a wrong password',
        field: 'password',
        send: () => ({ body: { password: 'not-mine-at-all' } }),
      },
    ],
  },
  cancelDeletion: { send: () => ({}), answers: EVERYBODY_SIGNED_IN, bad: NO_INPUT },
  deletePerson: {
    send: ({ student }) => ({ params: { id: student.accountId }, body: reason }),
    answers: adminAnswers(202),
    bad: [
      {
        wrong: 'no reason',
        field: 'reason',
        send: ({ student }) => ({ params: { id: student.accountId }, body: { reason: ' ' } }),
      },
      { wrong: 'nobody', field: null, send: () => ({ params: { id: MISSING_ID }, body: reason }) },
    ],
  },
  keepPerson: {
    send: ({ student }) => ({ params: { id: student.accountId }, body: reason }),
    answers: adminAnswers(200),
    bad: [
      {
        wrong: 'no reason',
        field: 'reason',
        send: ({ student }) => ({ params: { id: student.accountId }, body: {} }),
      },
      { wrong: 'nobody', field: null, send: () => ({ params: { id: MISSING_ID }, body: reason }) },
    ],
  },
} satisfies Partial<Record<keyof typeof ENDPOINTS, AccessRow>>
