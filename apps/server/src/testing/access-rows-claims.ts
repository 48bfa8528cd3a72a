import type { ENDPOINTS } from '@shinequo/contract/endpoints'
import { type AccessRow, MISSING_ID } from './access-row.ts'

const missing = {
  wrong: 'no such time',
  field: null,
  send: () => ({ params: { id: MISSING_ID } }),
}
const malformed = {
  wrong: 'an id of a wrong shape',
  field: null,
  send: () => ({ params: { id: 'my time' } }),
}
const OWN = { signedOut: 401, otherStudent: 404, coach: 404, otherCoach: 404, admin: 404 } as const

/** What a student does with a claim. */
export const CLAIM_ROWS = {
  releaseClaim: {
    send: ({ claimId }) => ({ params: { id: claimId } }),
    answers: { ...OWN, student: 204 },
    bad: [missing, malformed],
  },
  renewClaim: {
    send: ({ claimId }) => ({ params: { id: claimId } }),
    answers: { ...OWN, student: 200 },
    bad: [missing, malformed],
  },
} satisfies Partial<Record<keyof typeof ENDPOINTS, AccessRow>>
