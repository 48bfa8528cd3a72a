import {
  ALL,
  BETWEEN_THEM,
  IN_BOTH,
  IN_STUDENTS,
  type NounData,
  OF_BOTH,
  OF_SESSION,
  without,
} from '../../plugins/database/personal-data.ts'
import * as queries from './personal-data/queries.ts'

/** What the two of a session wrote to each other. */
const WORDS = { ...IN_BOTH, seen: BETWEEN_THEM } as const

export const bookingsData: NounData = {
  tables: {
    suggestions: {
      ...OF_BOTH,
      file: 'suggestions',
      kept: { kind: 'claims', since: queries.isSuggestionOver },
    },
    suggested_times: { whose: {}, file: 'suggestions', seen: ALL, ends: { with: 'suggestions' } },
    suggestion_asks: {
      ...OF_BOTH,
      file: { not: 'for two weeks a wish of the programme to a coach, in which nobody wrote anything' },
      seen: ['coach', 'staff'],
      kept: { kind: 'claims', since: queries.isAskOver },
    },
    booking_changes: {
      ...OF_SESSION,
      file: 'sessions',
      ends: 'blanked',
      columns: {
        id: {},
        booking_id: {},
        what: {},
        done_at: {},
        done_by: {},
        from_starts_at: {},
        from_ends_at: {},
        to_starts_at: {},
        to_ends_at: {},
        is_late: {},
        reason: { ...WORDS, text: 'line', blank: '' },
      },
    },
    proposed_times: { ...OF_SESSION, file: 'sessions' },
    // When the coach marked an absence, and what was decided.
    no_shows: {
      ...OF_SESSION,
      file: 'sessions',
      ends: {
        student: queries.withdrawObjections,
        coach: { stays: 'times of a session, which name nobody' },
      },
    },
    bookings: {
      ...OF_BOTH,
      file: 'sessions',
      endAhead: { sessions: queries.cancelSessionsAhead },
      ends: 'blanked',
      columns: {
        id: {},
        time_slot_id: {},
        coach_id: {},
        student_profile_id: {},
        starts_at: {},
        ends_at: {},
        status: {},
        pre_session_note: {
          ...IN_STUDENTS,
          text: 'lines',
          seen: BETWEEN_THEM,
          blank: '',
          stays: { coach: 'it belongs to the student' },
        },
        coach_plan: { ...WORDS, blank: null },
        created_at: {},
        cancelled_at: {},
        cancelled_by: {},
        cancel_reason: { ...WORDS, text: 'line', blank: '' },
        cancellation_put_away_at: {},
        calendar_sequence: {},
        attending_at: {},
        moves: {},
      },
    },
  },
  sections: [
    {
      of: 'student',
      key: 'sessions',
      title: 'sessionsTitle',
      read: queries.sessionsOfStudent,
      forStaff: withoutWords,
    },
    {
      of: 'coach',
      key: 'sessions',
      title: 'sessionsTitle',
      read: queries.sessionsOfCoach,
      forStaff: withoutWords,
    },
    { of: 'student', key: 'suggestions', title: 'suggestionsToYouTitle', read: queries.suggestions },
    { of: 'coach', key: 'suggestions', title: 'suggestionsByYouTitle', read: queries.suggestions },
  ],
}

/** A session without the student's note, and without what the two wrote to each other about it. */
function withoutWords(session: { readonly changes: readonly object[] }): object {
  const changes = session.changes.map(without('reason'))
  return without('your_note', 'coach_plan', 'cancel_reason')({ ...session, changes })
}
