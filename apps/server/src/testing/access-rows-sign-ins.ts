import type { ENDPOINTS } from '@shinequo/contract/endpoints'
import { type AccessRow, EVERYBODY_SIGNED_IN, MISSING_ID, NO_INPUT } from './access-row.ts'

const ENDED = { student: 204, otherStudent: 204, coach: 204, otherCoach: 204, admin: 204 } as const
const NOT_THEIRS = { otherStudent: 404, coach: 404, otherCoach: 404, admin: 404 } as const

/** The devices where one is signed in. */
export const SIGN_IN_ROWS = {
  listSignIns: {
    send: () => ({}),
    answers: EVERYBODY_SIGNED_IN,
    hides: ({ signInId }) => [signInId],
    bad: NO_INPUT,
  },
  endSignIn: {
    send: ({ signInId }) => ({ params: { id: signInId } }),
    answers: { signedOut: 401, student: 204, ...NOT_THEIRS },
    bad: [{ wrong: 'no such sign-in', field: null, send: () => ({ params: { id: MISSING_ID } }) }],
  },
  endOtherSignIns: { send: () => ({}), answers: { signedOut: 401, ...ENDED }, bad: NO_INPUT },
} satisfies Partial<Record<keyof typeof ENDPOINTS, AccessRow>>
