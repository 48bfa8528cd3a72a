import {
  IN_STUDENTS,
  NO_READER,
  type NounData,
  OF_BOTH,
  OF_COACH,
  OF_STUDENT,
  SELF,
  without,
} from '../../plugins/database/personal-data.ts'
import { endMatches, matchesOfCoach, matchesOfStudent } from './personal-data/queries.ts'

export const matchingData: NounData = {
  tables: {
    coach_changes: {
      ...OF_STUDENT,
      file: 'matches',
      columns: { reason: { ...IN_STUDENTS, text: 'lines' } },
    },
    match_requests: {
      ...OF_BOTH,
      file: 'matches',
      endAhead: { students: endMatches },
      ends: 'blanked',
      columns: {
        id: {},
        student_profile_id: {},
        coach_id: {},
        status: {},
        score: {},
        created_at: {},
        ended_by: {},
        declined_by: {},
        accepted_at: {},
        coached_until: {},
        read_until: {},
        run_id: {},
        // What the two have in common identifies both.
        factors: { ...IN_STUDENTS, blank: null, seen: SELF },
      },
    },
    // After the coach's row is locked: otherwise the job that counts records would write them again.
    coach_records: {
      ...OF_COACH,
      file: {
        not: 'sums of stars by goal area, which matching alone reads and nobody is shown; the stars are feedback',
      },
      seen: NO_READER,
      columns: { area: {} },
    },
    // Matches keep the reasons and weights that they were based on.
    matching_runs: {
      nobody: 'when the engine matched, why, and how many',
      kept: { kind: 'runs', since: 'started_at' },
    },
  },
  sections: [
    {
      of: 'student',
      key: 'matches',
      title: 'matchesTitle',
      read: matchesOfStudent,
      // What in the student's answers each coach fits.
      forStaff: without('factors'),
    },
    { of: 'coach', key: 'matches', title: 'matchesTitle', read: matchesOfCoach },
  ],
}
