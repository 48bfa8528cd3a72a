import type { ENDPOINTS } from '@shinequo/contract/endpoints'
import {
  type AccessRow,
  adminAnswers,
  coachAnswers,
  MISSING_ID,
  NO_INPUT,
  STUDENTS_ONLY,
} from './access-row.ts'
import type { AccessWorld } from './access-world.ts'

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
const MISSING = { params: { id: MISSING_ID } }
const NOBODY_YET = { coach: null }
const settings = {
  matching_mode: 'admin',
  restrict_booking_to_matches: false,
  most_upcoming_sessions: 5,
  cancel_notice_minutes: 120,
  direct_calls: true,
  version: 1,
}

const pair = ({ student, actors }: AccessWorld) => ({
  student_profile: student.profileId,
  mentor_profile: actors.otherCoach?.profileId ?? '',
})

/** Matching and its decisions, each in the mode that allows it. The world of the table is in the first mode. */
export const MATCHING_ROWS = {
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
  exportMatches: {
    send: () => ({ query: { status: 'accepted' } }),
    answers: adminAnswers(200),
    bad: [{ wrong: 'an unknown list', field: 'status', send: () => ({ query: { status: 'odd' } }) }],
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
  getProgrammeSettings: { send: () => ({}), answers: adminAnswers(200), bad: NO_INPUT },
  saveProgrammeSettings: {
    send: () => ({ body: settings }),
    answers: adminAnswers(200),
    bad: [
      {
        wrong: 'a mode that is none',
        field: 'matching_mode',
        send: () => ({ body: { ...settings, matching_mode: 'lottery' } }),
      },
      {
        wrong: 'no version',
        field: 'version',
        send: () => ({ body: { ...settings, version: undefined } }),
      },
      {
        wrong: 'neither yes nor no',
        field: 'restrict_booking_to_matches',
        send: () => ({ body: { ...settings, restrict_booking_to_matches: 'maybe' } }),
      },
      {
        wrong: 'no sessions ahead at all',
        field: 'most_upcoming_sessions',
        send: () => ({ body: { ...settings, most_upcoming_sessions: 0 } }),
      },
      {
        wrong: 'a notice of more than a week',
        field: 'cancel_notice_minutes',
        send: () => ({ body: { ...settings, cancel_notice_minutes: 10_081 } }),
      },
      {
        wrong: 'a zone that is none',
        field: 'figures_zone',
        send: () => ({ body: { ...settings, figures_zone: 'Mars/Olympus' } }),
      },
    ],
  },
} satisfies Partial<Record<keyof typeof ENDPOINTS, AccessRow>>
