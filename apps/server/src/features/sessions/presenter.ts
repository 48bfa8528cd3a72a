import type {
  CoachDay,
  CoachNote,
  CoachStudent,
  NewsItem,
  OpenedStudent,
  SharedNote,
} from '@shinequo/contract/sessions'
import { pictureUrl } from '../../plugins/pictures.ts'
import type { HistoryRow, NewsRow, NoteRow, QuietRow, SharedNoteRow, StudentRow } from './queries.ts'

/** A student as a coach of theirs sees them in a list. */
export function presentStudent(row: StudentRow): CoachStudent {
  return {
    id: row.id,
    user: { id: row.account_id, first_name: row.first_name, last_name: row.last_name },
    url: pictureUrl(row.picture_key),
    school: row.school,
    degree: row.degree,
    course: row.course,
    language_preference: row.language_preference,
    matched_at: row.matched_at.toISOString(),
    sessions: row.sessions,
    next_session: time(row.next_start, row.next_end),
    last_session: time(row.last_start, row.last_end),
  }
}

/** With all that an opened student shows; the identity only where the student shares it. */
export function presentOpened(
  row: StudentRow,
  more: { answers: OpenedStudent['answers']; history: readonly HistoryRow[]; notes: readonly NoteRow[] },
): OpenedStudent {
  const { identify_as, sex, is_international } = row
  return {
    ...presentStudent(row),
    identity: row.shares_identity ? { identify_as, sex, is_international } : null,
    answers: more.answers,
    history: more.history.map(({ id, starts_at, ends_at, status, pre_session_note }) => ({
      id,
      start_time: starts_at.toISOString(),
      end_time: ends_at.toISOString(),
      status,
      pre_session_note,
    })),
    notes: more.notes.map(presentNote),
  }
}

function time(start: Date | null, end: Date | null) {
  return start && end ? { start_time: start.toISOString(), end_time: end.toISOString() } : null
}

/** A note as its coach sees it. */
export function presentNote(row: NoteRow): CoachNote {
  return {
    id: row.id,
    booking: row.booking_id,
    text: row.text,
    shared: row.shared,
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

/** A note as the student it was shared with sees it. */
export function presentShared(row: SharedNoteRow): SharedNote {
  return {
    id: row.id,
    coach: { id: row.coach_id, first_name: row.first_name, last_name: row.last_name },
    text: row.text,
    updated_at: row.updated_at.toISOString(),
  }
}

/** A piece of news for a coach. */
export function presentNews(row: NewsRow): NewsItem {
  return {
    kind: row.kind,
    at: row.at.toISOString(),
    student: named(row),
    start_time: row.starts_at?.toISOString() ?? null,
    stars: row.stars,
  }
}

/** A student who has had no session for a while. */
export function presentQuiet(row: QuietRow): CoachDay['quiet'][number] {
  return { student: named(row), since: row.since.toISOString() }
}

function named(row: Omit<QuietRow, 'since'>) {
  return {
    id: row.student_id,
    first_name: row.student_first,
    last_name: row.student_last,
    url: pictureUrl(row.student_picture),
  }
}
