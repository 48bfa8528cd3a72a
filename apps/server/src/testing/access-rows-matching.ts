import type { ENDPOINTS } from '@shinequo/contract/endpoints'
import { type AccessRow, coachAnswers, MISSING_ID, NO_INPUT } from './access-row.ts'

const accepted = { decision: 'accepted' }

/** What coaches decide, in the mode in which it is theirs to decide; the world of the table is in another one. */
export const MATCHING_ROWS = {
  listStudentRequests: {
    send: () => ({}),
    answers: coachAnswers(200, 200),
    hides: ({ student }) => [student.profileId, student.accountId, student.email],
    bad: NO_INPUT,
  },
  decideRequest: {
    send: ({ matchId }) => ({ params: { id: matchId }, body: accepted }),
    answers: coachAnswers(200, 404),
    bad: [
      {
        wrong: 'no decision',
        field: 'decision',
        send: ({ matchId }) => ({ params: { id: matchId }, body: {} }),
      },
      {
        wrong: 'a decision that is none',
        field: 'decision',
        send: ({ matchId }) => ({ params: { id: matchId }, body: { decision: 'ended' } }),
      },
      { wrong: 'no such request', field: null, send: () => ({ params: { id: MISSING_ID }, body: accepted }) },
    ],
  },
} satisfies Partial<Record<keyof typeof ENDPOINTS, AccessRow>>
