import type { ENDPOINTS } from '@shinequo/contract/endpoints'
import { type AccessRow, adminAnswers, EVERYBODY_SIGNED_IN, MISSING_ID, NO_INPUT } from './access-row.ts'

const STARTED = { student: 202, otherStudent: 202, coach: 202, otherCoach: 202, admin: 202 } as const
const NONE_OF_THEIRS = { otherStudent: 404, coach: 404, otherCoach: 404, admin: 404 } as const
const REASON = 'They asked for it on the phone.'

/** The export of one's own data, and of a person's data by an administrator. */
export const DATA_ROWS = {
  startDataExport: { send: () => ({}), answers: { signedOut: 401, ...STARTED }, bad: NO_INPUT },
  getDataExport: { send: () => ({}), answers: EVERYBODY_SIGNED_IN, bad: NO_INPUT },
  downloadDataExport: {
    send: () => ({}),
    answers: { signedOut: 401, student: 200, ...NONE_OF_THEIRS },
    bad: NO_INPUT,
  },
  exportPersonData: {
    send: ({ student }) => ({ params: { id: student.accountId }, body: { reason: REASON } }),
    answers: adminAnswers(202),
    bad: [
      {
        wrong: 'no reason',
        field: 'reason',
        send: ({ student }) => ({ params: { id: student.accountId }, body: { reason: ' ' } }),
      },
      {
        wrong: 'nobody',
        field: null,
        send: () => ({ params: { id: MISSING_ID }, body: { reason: REASON } }),
      },
    ],
  },
  getPersonExport: {
    send: ({ student }) => ({ params: { id: student.accountId } }),
    answers: adminAnswers(200),
    bad: [{ wrong: 'nobody', field: null, send: () => ({ params: { id: MISSING_ID } }) }],
  },
  downloadPersonExport: {
    send: ({ suspended }) => ({ params: { id: suspended.accountId } }),
    answers: adminAnswers(200),
    bad: [{ wrong: 'nobody', field: null, send: () => ({ params: { id: MISSING_ID } }) }],
  },
} satisfies Partial<Record<keyof typeof ENDPOINTS, AccessRow>>
