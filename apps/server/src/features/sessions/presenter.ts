import type { CoachSession } from '@shinequo/contract/bookings/coach-sessions'
import type { CoachCalendar } from '@shinequo/contract/sessions/coach-calendar'
import type { CoachDay, NewsItem } from '@shinequo/contract/sessions/coach-day'
import type { CoachNote, SharedNote } from '@shinequo/contract/sessions/notes'
import type { SessionRoom } from '@shinequo/contract/sessions/room'
import type { CoachStudent, OpenedStudent } from '@shinequo/contract/sessions/students'
import type { CalendarOffer } from '@shinequo/domain/availability/calendar-days'
import { GONE_MS, roomState, roomWindow } from '@shinequo/domain/sessions/session-state'
import { coachAccess, keptUntil } from '@shinequo/domain/sessions/student-access'
import type { Context } from '../../plugins/context.ts'
import { meetingUrl, type Places } from '../../plugins/meeting-place.ts'
import { pictureUrl } from '../../plugins/pictures.ts'
import { presentTimes } from '../../plugins/present-times.ts'
import type {
  AnswerRow,
  HistoryRow,
  NewsRow,
  NoteRow,
  QuietRow,
  SharedNoteRow,
  StudentRow,
} from './queries.ts'
import type { RoomRow } from './room/queries.ts'

/** A student in a list of their coach. What the student says about themselves is for matched coaches alone. */
export function presentStudent(row: StudentRow, { risk }: Pick<Context, 'risk'>): CoachStudent {
  const said = (text: string) => (row.bond.matched ? text : '')
  return {
    id: row.id,
    user: { id: row.account_id, first_name: row.first_name, last_name: row.last_name },
    url: pictureUrl(row.picture_key),
    school: said(row.school),
    degree: said(row.degree),
    course: said(row.course),
    language_preference: said(row.language_preference),
    needs_care: [...row.own_words, ...row.notes_ahead].some(risk.isClear),
    matched_at: row.matched_at?.toISOString() ?? null,
    sessions: row.sessions,
    next_session: time(row.next_start, row.next_end),
    last_session: time(row.last_start, row.last_end),
    asked: row.asked,
  }
}

/** A student with all that the coach may open; the identity only if the student shares it with matched coaches. */
export function presentOpened(
  row: StudentRow,
  more: {
    at: Date
    canSuggest: boolean
    answers: readonly AnswerRow[]
    history: readonly HistoryRow[]
    notes: readonly NoteRow[]
    handedOver: readonly SharedNoteRow[]
  },
  context: Places & Pick<Context, 'risk'>,
): OpenedStudent {
  const { identify_as, sex, is_international, bond } = row
  const student = presentStudent(row, context)
  const { isClear } = context.risk
  const until = bond.matched ? null : keptUntil(bond)
  return {
    ...student,
    at: more.at.toISOString(),
    open_until: until === null ? null : new Date(until).toISOString(),
    can_suggest: more.canSuggest,
    facts_need_care: [student.course, student.language_preference].some(isClear),
    identity: bond.matched && row.shares_identity ? { identify_as, sex, is_international } : null,
    answers: more.answers.map((row) => ({ ...row, needs_care: isClear(row.answer) })),
    history: more.history.map((session) => ({
      id: session.id,
      start_time: session.starts_at.toISOString(),
      end_time: session.ends_at.toISOString(),
      status: session.status,
      url: session.ends_at > more.at ? meetingUrl(context, session, more.at.getTime()) : null,
      pre_session_note: session.pre_session_note,
      needs_care: isClear(session.pre_session_note),
    })),
    notes: more.notes.map(presentNote),
    handed_over: more.handedOver.map(presentShared),
  }
}

function time(start: Date | null, end: Date | null) {
  return start && end ? { start_time: start.toISOString(), end_time: end.toISOString() } : null
}

/** A note for the coach who wrote it. */
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

/** A note for other people who may read it. */
export function presentShared(row: SharedNoteRow): SharedNote {
  return {
    id: row.id,
    coach: { id: row.coach_id, first_name: row.first_name, last_name: row.last_name },
    text: row.text,
    updated_at: row.updated_at.toISOString(),
    booking: row.booking_id === null ? null : bookingOf(row.booking_id, time(row.starts_at, row.ends_at)),
    is_new: row.is_new,
  }
}

const bookingOf = (id: string, times: ReturnType<typeof time>) => times && { id, ...times }

/** A news item for a coach. */
export function presentNews(row: NewsRow, now: number, context: Pick<Context, 'risk'>): NewsItem {
  return {
    kind: row.kind,
    at: row.at.toISOString(),
    student: named(row, coachAccess(row.bond, now) !== null, context),
    start_time: row.starts_at?.toISOString() ?? null,
    stars: row.stars,
  }
}

/** A matched student who has had no session for a while, or about whom the programme asks. */
export function presentQuiet(row: QuietRow, context: Pick<Context, 'risk'>): CoachDay['quiet'][number] {
  return { student: named(row, true, context), since: row.since.toISOString(), asked: row.asked }
}

function named(row: Omit<QuietRow, 'since' | 'asked'>, can_open: boolean, { risk }: Pick<Context, 'risk'>) {
  return {
    id: row.student_id,
    first_name: row.student_first,
    last_name: row.student_last,
    url: pictureUrl(row.student_picture),
    needs_care: row.words.some(risk.isClear),
    can_open,
  }
}

/** Some days of a coach's calendar. */
export function presentCalendar(
  time_zone: string,
  { days, open, away }: CalendarOffer,
  sessions: CoachSession[],
): CoachCalendar {
  return {
    time_zone,
    days: days.map(({ date, off, ...day }) => ({ date, off, ...presentTimes(day) })),
    sessions,
    open: open.map(presentTimes),
    away: away.map(presentTimes),
  }
}

/** The room of a session for one of its two people. Its state depends on `now`. */
export function presentRoom(
  row: RoomRow,
  role: 'student' | 'coach',
  now: number,
  way: Pick<SessionRoom, 'elsewhere' | 'network' | 'ice_servers'>,
): SessionRoom {
  const student = {
    first_name: row.student_first,
    last_name: row.student_last,
    url: pictureUrl(row.student_picture),
  }
  const coach = { first_name: row.coach_first, last_name: row.coach_last, url: pictureUrl(row.coach_picture) }
  const times = { start: row.starts_at.getTime(), end: row.ends_at.getTime() }
  const { opens, closes } = roomWindow(times)
  const otherSeen = role === 'student' ? row.coach_seen_at : row.student_seen_at
  const state = roomState({ ...times, cancelled: row.status === 'cancelled' }, now)
  return {
    id: row.id,
    role,
    you: role === 'student' ? student : coach,
    other: role === 'student' ? coach : student,
    time_zone: role === 'coach' ? row.coach_zone : null,
    start_time: row.starts_at.toISOString(),
    end_time: row.ends_at.toISOString(),
    opens_at: new Date(opens).toISOString(),
    closes_at: new Date(closes).toISOString(),
    state,
    phone: role === 'student' && state === 'open' && row.coach_phone !== '' ? row.coach_phone : null,
    other_here: otherSeen !== null && otherSeen.getTime() > now - GONE_MS,
    ...way,
    now: new Date(now).toISOString(),
  }
}
