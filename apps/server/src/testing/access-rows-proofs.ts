import type { ENDPOINTS } from '@shinequo/contract/endpoints'
import { type AccessRow, publicAnswers } from './access-row.ts'

/** Proofs of a mailbox. */
export const PROOF_ROWS = {
  verifyEmail: {
    send: ({ unproved }) => ({ body: { email: unproved.email, otp: unproved.code } }),
    answers: publicAnswers(200),
    bad: [
      {
        wrong: 'a code of five digits',
        field: 'otp',
        send: ({ unproved }) => ({ body: { email: unproved.email, otp: '12345' } }),
      },
      {
        wrong: 'an address without an account',
        field: 'otp',
        send: ({ unproved }) => ({ body: { email: 'nobody@school.example', otp: unproved.code } }),
      },
      { wrong: 'no e-mail', field: 'email', send: ({ unproved }) => ({ body: { otp: unproved.code } }) },
    ],
  },
  resendProof: {
    send: ({ unproved }) => ({ body: { email: unproved.email } }),
    answers: publicAnswers(200),
    bad: [{ wrong: 'not an e-mail', field: 'email', send: () => ({ body: { email: 'nobody' } }) }],
  },
} satisfies Partial<Record<keyof typeof ENDPOINTS, AccessRow>>
