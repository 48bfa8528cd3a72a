import type { Code } from '@shinequo/domain/matching/codes'
import { messagesOf } from '@shinequo/messages/server'
import { ALL, type NounData } from '../../plugins/database/personal-data.ts'

export const coachesData: NounData = {
  tables: {
    coaches: {
      whose: { coach: 'id' },
      file: 'profile',
      plain: { title: 'coachPageTitle' },
      seen: ALL,
      ends: 'blanked',
      columns: {
        id: {},
        account_id: {},
        focus_area: { file: true, text: 'line', blank: '' },
        description: { file: true, text: 'lines', blank: '' },
        language_preference: { file: true, text: 'line', blank: '' },
        school: { file: true, text: 'line', blank: '' },
        welcome: { file: true, text: 'lines', blank: '' },
        state: { file: true, text: 'line', blank: '' },
        city: { file: true, text: 'line', blank: '' },
        time_zone: { file: true, blank: 'UTC' },
        phone_line: { file: true, text: 'line', blank: '' },
        meeting_link: { file: true, text: 'link', blank: '' },
        rating: { file: true },
        rating_count: {},
        accepts_students: { file: true, blank: false },
        capacity: { file: true },
        approved_at: { file: true },
        changes_asked: { file: true, text: 'lines', blank: '' },
        changes_asked_at: { file: true },
        review_sent_at: { file: true },
        minimum_notice_minutes: { file: true },
        horizon_days: { file: true },
        buffer_before_minutes: { file: true },
        buffer_after_minutes: { file: true },
        max_per_day: { file: true },
        max_per_week: { file: true },
        session_minutes: {},
        hours_version: {},
        version: {},
        pending_matches: {},
        accepted_matches: {},
        picture_key: { blank: null },
        // As the coach ticked them.
        codes: { file: 'matching_reads', show: namesOf, blank: [] },
      },
    },
  },
}

function namesOf(codes: readonly Code[]): string[] {
  const names = messagesOf('en').matching.CODE_NAMES
  return codes.map((code) => names[code])
}
