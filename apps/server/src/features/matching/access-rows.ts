import {
  type AccessRows,
  adminAnswers,
  coachAnswers,
  EVERYBODY_SIGNED_IN,
  MISSING,
  MISSING_ID,
  NO_INPUT,
  STUDENTS_ONLY,
} from '../../testing/access-row.ts'
import type { AccessWorld } from '../../testing/access-world.ts'

const accepted = { decision: 'accepted' }
const reason = { reason: 'Moves to another campus' }
const WEIGHTS = {
  focus: 40,
  time: 20,
  style: 15,
  experience: 15,
  profile_language: 10,
  school: 10,
  words: 10,
  record: 10,
  room: 10,
}
const NO_WEIGHTS = Object.fromEntries(Object.keys(WEIGHTS).map((name) => [name, 0]))
const HOLD = { held: true, ...reason }
const NOBODY_YET = { coach: null }
const pair = ({ student, actors }: AccessWorld) => ({
  student_profile: student.profileId,
  mentor_profile: actors.otherCoach?.profileId ?? '',
})

/** Matching and its decisions, each in the mode that allows it. The world of the table is in the first mode. */
export const ACCESS_ROWS: AccessRows<'matching'> = {
  exportMatches: {
    send: () => ({ query: { status: 'accepted' } }),
    answers: adminAnswers(200),
    bad: [{ wrong: 'an unknown list', field: 'status', send: () => ({ query: { status: 'odd' } }) }],
  },
  holdMatching: {
    send: ({ student }) => ({ params: { id: student.accountId }, body: HOLD }),
    answers: adminAnswers(200),
    bad: [
      { wrong: 'nobody', field: null, send: () => ({ ...MISSING, body: HOLD }) },
      {
        wrong: 'neither held nor not',
        field: 'held',
        send: ({ student }) => ({ params: { id: student.accountId }, body: { ...HOLD, held: 'yes' } }),
      },
      {
        wrong: 'no reason',
        field: 'reason',
        send: ({ student }) => ({ params: { id: student.accountId }, body: { ...HOLD, reason: ' ' } }),
      },
    ],
  },
  getMatchingWeights: { send: () => ({}), answers: adminAnswers(200), bad: NO_INPUT },
  saveMatchingWeights: {
    send: () => ({ body: { weights: WEIGHTS, version: 1 } }),
    answers: adminAnswers(200),
    bad: [
      {
        wrong: 'a weight below nothing',
        field: 'weights.focus',
        send: () => ({ body: { weights: { ...WEIGHTS, focus: -1 }, version: 1 } }),
      },
      {
        wrong: 'no weight at all',
        field: 'weights',
        send: () => ({ body: { weights: NO_WEIGHTS, version: 1 } }),
      },
      { wrong: 'no version', field: 'version', send: () => ({ body: { weights: WEIGHTS } }) },
    ],
  },
  tryMatchingWeights: {
    send: () => ({ body: { weights: WEIGHTS, scope: 'everybody' } }),
    answers: adminAnswers(200),
    bad: [
      {
        wrong: 'no weight at all',
        field: 'weights',
        send: () => ({ body: { weights: NO_WEIGHTS, scope: 'waiting' } }),
      },
      {
        wrong: 'nobody in particular',
        field: 'scope',
        send: () => ({ body: { weights: WEIGHTS, scope: 'some' } }),
      },
    ],
  },
  listMatchRequests: {
    send: () => ({}),
    answers: { ...EVERYBODY_SIGNED_IN },
    hides: ({ student }) => [student.profileId, student.email],
    bad: [{ wrong: 'an unknown status', field: 'status', send: () => ({ query: { status: 'maybe' } }) }],
  },
  getWaiting: { send: () => ({}), answers: STUDENTS_ONLY, bad: NO_INPUT },
  getWhyNot: {
    send: ({ actors }) => ({ params: { id: actors.otherCoach?.profileId ?? '' } }),
    answers: STUDENTS_ONLY,
    bad: [
      { wrong: 'no such coach', field: null, send: () => MISSING },
      { wrong: 'what is no id', field: null, send: () => ({ params: { id: 'nobody' } }) },
      {
        wrong: 'a coach whom nobody approved',
        field: null,
        send: ({ joiningCoach }) => ({ params: { id: joiningCoach.profileId } }),
      },
    ],
  },
  listAlternatives: {
    send: ({ matchId }) => ({ params: { id: matchId } }),
    answers: { ...STUDENTS_ONLY, otherStudent: 404 },
    bad: [{ wrong: 'no such match', field: null, send: () => MISSING }],
  },
  changeCoach: {
    send: ({ matchId }) => ({ params: { id: matchId }, body: NOBODY_YET }),
    answers: { ...STUDENTS_ONLY, otherStudent: 404 },
    bad: [
      { wrong: 'no such match', field: null, send: () => ({ ...MISSING, body: NOBODY_YET }) },
      {
        wrong: 'no choice',
        field: 'coach',
        send: ({ matchId }) => ({ params: { id: matchId }, body: {} }),
      },
      {
        wrong: 'a coach who is none',
        field: 'coach',
        send: ({ matchId }) => ({ params: { id: matchId }, body: { coach: MISSING_ID } }),
      },
      {
        wrong: 'sessions that neither stay nor go',
        field: 'sessions',
        send: ({ matchId }) => ({ params: { id: matchId }, body: { ...NOBODY_YET, sessions: 'maybe' } }),
      },
      {
        wrong: 'notes that neither stay nor go',
        field: 'share_notes',
        send: ({ matchId }) => ({ params: { id: matchId }, body: { ...NOBODY_YET, share_notes: 'maybe' } }),
      },
      {
        wrong: 'a reason over its limit',
        field: 'reason',
        send: ({ matchId }) => ({
          params: { id: matchId },
          body: { ...NOBODY_YET, reason: 'x'.repeat(501) },
        }),
      },
    ],
  },
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
  endCoaching: {
    send: ({ student }) => ({ params: { id: student.profileId }, body: reason }),
    answers: coachAnswers(200, 404),
    bad: [
      {
        wrong: 'no reason',
        field: 'reason',
        send: ({ student }) => ({ params: { id: student.profileId }, body: { reason: ' ' } }),
      },
      { wrong: 'nobody', field: null, send: () => ({ ...MISSING, body: reason }) },
    ],
  },
  listMatches: {
    send: () => ({ query: { status: 'accepted', search: 'a' } }),
    answers: adminAnswers(200),
    bad: [
      { wrong: 'a list that is none', field: 'status', send: () => ({ query: { status: 'declined' } }) },
      { wrong: 'a made-up cursor', field: 'cursor', send: () => ({ query: { cursor: 'WyJhIiwiYiJd' } }) },
    ],
  },
  countUnmatched: {
    send: () => ({ query: { search: 'a' } }),
    answers: adminAnswers(200),
    hides: ({ student }) => [student.profileId, student.email],
    bad: [
      {
        wrong: 'a search over its limit',
        field: 'search',
        send: () => ({ query: { search: 'x'.repeat(201) } }),
      },
    ],
  },
  listUnmatched: {
    send: () => ({ query: { group: 'no_answers' } }),
    answers: adminAnswers(200),
    bad: [
      { wrong: 'a group that is none', field: 'group', send: () => ({ query: { group: 'accepted' } }) },
      { wrong: 'an unknown choice', field: 'reminded', send: () => ({ query: { reminded: 'today' } }) },
      { wrong: 'a made-up cursor', field: 'cursor', send: () => ({ query: { cursor: 'WyJ4Il0' } }) },
    ],
  },
  decideMatch: {
    send: ({ matchId }) => ({ params: { id: matchId }, body: accepted }),
    answers: adminAnswers(200),
    bad: [
      {
        wrong: 'a decision that is none',
        field: 'decision',
        send: ({ matchId }) => ({ params: { id: matchId }, body: { decision: 'ended' } }),
      },
      { wrong: 'no such match', field: null, send: () => ({ ...MISSING, body: accepted }) },
    ],
  },
  endMatch: {
    send: ({ matchId }) => ({ params: { id: matchId }, body: reason }),
    answers: adminAnswers(200),
    bad: [
      {
        wrong: 'a reason over its limit',
        field: 'reason',
        send: ({ matchId }) => ({ params: { id: matchId }, body: { reason: 'x'.repeat(501) } }),
      },
      { wrong: 'no such match', field: null, send: () => ({ ...MISSING, body: reason }) },
    ],
  },
  listStudentsToPair: {
    send: () => ({ query: { search: 'a' } }),
    answers: adminAnswers(200),
    bad: [
      {
        wrong: 'a name over its limit',
        field: 'search',
        send: () => ({ query: { search: 'x'.repeat(201) } }),
      },
    ],
  },
  listCandidates: {
    send: ({ student }) => ({ query: { student: student.accountId } }),
    answers: adminAnswers(200),
    bad: [
      { wrong: 'no student', field: 'student', send: () => ({}) },
      { wrong: 'nobody', field: null, send: () => ({ query: { student: MISSING_ID } }) },
    ],
  },
  pairByHand: {
    send: (world) => ({ body: pair(world) }),
    answers: adminAnswers(201),
    bad: [
      {
        wrong: 'no coach',
        field: 'mentor_profile',
        send: ({ student }) => ({ body: { student_profile: student.profileId } }),
      },
      {
        wrong: 'an ending without a reason',
        field: 'reason',
        send: (world) => ({ body: { ...pair(world), reason: '', instead_of: MISSING_ID } }),
      },
      {
        wrong: 'a coach who is none',
        field: 'mentor_profile',
        send: (world) => ({ body: { ...pair(world), mentor_profile: MISSING_ID } }),
      },
      {
        wrong: 'a student who is none',
        field: 'student_profile',
        send: (world) => ({ body: { ...pair(world), student_profile: MISSING_ID } }),
      },
    ],
  },
}
