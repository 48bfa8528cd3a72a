import { randomUUID } from 'node:crypto'
import type { BodyOf } from '@shinequo/contract/endpoint'
import { rule } from '@shinequo/contract/rules'
import type { CoachCalendar } from '@shinequo/contract/sessions/coach-calendar'
import type { CoachDay } from '@shinequo/contract/sessions/coach-day'
import type {
  addNote as addNoteEndpoint,
  CoachNote,
  changeNote as changeNoteEndpoint,
  SharedNote,
} from '@shinequo/contract/sessions/notes'
import type { CoachStudent, OpenedStudent } from '@shinequo/contract/sessions/students'
import { GONE_MS } from '@shinequo/domain/sessions/session-state'
import { coachAccess, maySuggest } from '@shinequo/domain/sessions/student-access'
import { addDays, DAY, endOfLocalDate, localDate, startOfLocalDate } from '@shinequo/domain/time/zoned-day'
import { messagesOf } from '@shinequo/messages/server'
import { sessionsChanged } from '../../plugins/change-notifier.ts'
import type { Context } from '../../plugins/context.ts'
import { bondOf } from '../../plugins/database/coach-bond.ts'
import type { Trx } from '../../plugins/database/tables.ts'
import { type Outcome, ok, type Refusal, refuse } from '../../plugins/errors.ts'
import type { Actor } from '../../plugins/tokens.ts'
import { record, recordOnceADay } from '../audit/service.ts'
import { calendarOffer } from '../availability/service.ts'
import { coachSessionsBetween, nextCoachSession } from '../bookings/service.ts'
import { enqueueMail } from '../notifications/service.ts'
import { noteSharedMail } from './mail/note-shared.ts'
import {
  presentCalendar,
  presentNews,
  presentNote,
  presentOpened,
  presentQuiet,
  presentShared,
  presentStudent,
} from './presenter.ts'
import * as queries from './queries.ts'

const messages = messagesOf('en').sessions

const nowOf = ({ clock }: Context) => new Date(clock.now())

/** The coach's students, by name: those of accepted matches, and those who booked without one. */
export async function listStudents(context: Context, actor: Actor): Promise<Outcome<CoachStudent[]>> {
  const now = nowOf(context)
  const rows = await queries.studentsOfCoach(context.database.root, actor.profileId, now)
  const open = rows.filter(({ bond }) => coachAccess(bond, now.getTime()) !== null)
  return ok(open.map((row) => presentStudent(row, context)))
}

/** Opens one of the coach's students, which is audited. Other students are not found. Answers need an accepted match. */
export async function openStudent(
  context: Context,
  actor: Actor,
  studentId: string,
): Promise<Outcome<OpenedStudent>> {
  const coachId = actor.profileId
  return context.database.transaction(async (trx) => {
    const at = nowOf(context)
    const row = await queries.studentOfCoach(trx, coachId, studentId, at)
    const access = coachAccess(row?.bond, at.getTime())
    if (!row || access === null) return refuse('not_found')
    await recordOnceADay(context, trx, actor, {
      action: 'student.viewed',
      subjectType: 'student',
      subjectId: studentId,
      studentProfileId: studentId,
    })
    return ok(
      presentOpened(
        row,
        {
          at,
          canSuggest: maySuggest(row.bond, at.getTime()),
          answers: access === 'matched' ? await queries.currentAnswers(trx, studentId) : [],
          history: await queries.sessionsOfPair(trx, coachId, studentId),
          notes: await queries.notesOfPair(trx, coachId, studentId),
          handedOver: await queries.notesHandedOver(trx, coachId, studentId),
        },
        context,
      ),
    )
  })
}

/**
 * Adds a note about one of the coach's students. A session that it names must be one of the two; the same words about it
 * again, as after a lost answer, are the same note.
 */
export async function addNote(
  context: Context,
  actor: Actor,
  studentId: string,
  { text, shared, booking }: BodyOf<typeof addNoteEndpoint>,
): Promise<Outcome<CoachNote>> {
  const coachId = actor.profileId
  const now = nowOf(context)
  const added = await context.database.transaction(async (trx): Promise<Outcome<CoachNote>> => {
    const bond = await bondOf(trx, coachId, studentId, now)
    if (!coachAccess(bond, now.getTime())) return refuse('not_found')
    const sessions = booking === null ? [] : await queries.sessionsOfPair(trx, coachId, studentId)
    if (booking !== null && !sessions.some(({ id }) => id === booking)) {
      return refuse('invalid_input', { errors: { booking: rule('session_unrelated') } })
    }
    if (booking !== null) {
      await queries.lockSession(trx, booking)
      const last = await queries.newestNoteAbout(trx, coachId, { id: booking, student_id: studentId })
      if (last?.text === text && last.shared === shared) return ok(presentNote(last))
    }
    const note = await queries.insertNote(trx, {
      id: randomUUID(),
      coach_id: coachId,
      student_profile_id: studentId,
      booking_id: booking,
      text,
      shared,
      created_at: now,
      updated_at: now,
      shared_at: shared ? now : null,
      seen_at: null,
    })
    if (shared) {
      await recordNote(context, trx, actor, 'note.shared', note)
      await enqueueMail(context, trx, noteSharedMail, [{ noteId: note.id, sharedAt: now.getTime() }])
    }
    return ok(presentNote(note))
  })
  if (added.ok && shared) sessionsChanged(context, [studentId])
  return added
}

/** Changes a note of the coach, or whether its student can read it. A change based on an older version is refused. */
export async function changeNote(
  context: Context,
  actor: Actor,
  id: string,
  { text, shared, version }: BodyOf<typeof changeNoteEndpoint>,
): Promise<Outcome<CoachNote>> {
  const now = nowOf(context)
  let told: string | undefined
  const changed = await context.database.transaction(async (trx): Promise<Outcome<CoachNote>> => {
    const before = await queries.lockNote(trx, actor.profileId, id, now)
    if (!before || !coachAccess(before.bond, now.getTime())) return refuse('not_found')
    if (before.version !== version) return refuse('version_conflict')
    const shared_at = shared && !before.shared ? now : before.shared_at
    const note = await queries.updateNote(trx, id, { text, shared, updated_at: now, shared_at })
    const action = before.shared === shared ? 'note.changed' : shared ? 'note.shared' : 'note.unshared'
    if (before.shared || shared) await recordNote(context, trx, actor, action, note)
    if (action === 'note.shared') {
      await enqueueMail(context, trx, noteSharedMail, [{ noteId: id, sharedAt: now.getTime() }])
    }
    told = before.shared || shared ? note.student_profile_id : undefined
    return ok(presentNote(note))
  })
  if (changed.ok && told !== undefined) sessionsChanged(context, [told])
  return changed
}

/** Deletes a note of the coach, for its student too. */
export async function deleteNote(
  context: Context,
  actor: Actor,
  id: string,
): Promise<Outcome<{ message: string }>> {
  const now = nowOf(context)
  return context.database.transaction(async (trx) => {
    const note = await queries.lockNote(trx, actor.profileId, id, now)
    if (!note || !coachAccess(note.bond, now.getTime())) return refuse('not_found')
    await queries.deleteNote(trx, id)
    if (note.shared) await recordNote(context, trx, actor, 'note.deleted', note)
    return ok({ message: messages.noteDeleted })
  })
}

/** Audits only notes that the student can read: an entry would reveal that a private one exists. */
async function recordNote(
  context: Context,
  trx: Trx,
  actor: Actor,
  action: string,
  note: queries.NoteRow,
): Promise<void> {
  await record(context, trx, actor, {
    action,
    subjectType: 'note',
    subjectId: note.id,
    studentProfileId: note.student_profile_id,
  })
}

/** The notes that coaches have shared with the student, newest first. Other roles have none. */
export async function sharedNotes(context: Context, actor: Actor): Promise<Outcome<SharedNote[]>> {
  if (actor.role !== 'student') return ok([])
  const rows = await queries.notesSharedWith(context.database.root, actor.profileId)
  return ok(rows.map(presentShared))
}

/** Stores that the student saw a note shared with them. It is no longer announced. */
export async function seeSharedNote(
  context: Context,
  actor: Actor,
  id: string,
): Promise<Outcome<{ seen: true }>> {
  if (actor.role !== 'student') return refuse('not_found')
  const seen = await context.database.transaction((trx) =>
    queries.setSeen(trx, id, actor.profileId, nowOf(context)),
  )
  return seen ? ok({ seen: true }) : refuse('not_found')
}

/** Coaches page through days, not years. The limit excludes dates outside of the supported calendar. */
const FURTHEST_DAYS = 366
/** Ratings stay among the news for this many days, because the mail about them comes a day later. */
const RATED_DAYS = 7
/** A matched student without a session for this many days is listed. */
const QUIET_DAYS = 7

/** Refuses a date further away than coaches page. */
function dateRefusal(date: string, today: string, field: string): Refusal | undefined {
  if (date >= addDays(today, -FURTHEST_DAYS) && date <= addDays(today, FURTHEST_DAYS)) return undefined
  return refuse('invalid_input', { errors: { [field]: rule('date_beyond_a_year') } })
}

/** The days that a calendar shows at once. */
const CALENDAR_DAYS = 7

/** The coach's calendar for seven days from a date of their own zone on. */
export async function coachCalendar(
  context: Context,
  coach: Actor,
  from: string,
): Promise<Outcome<CoachCalendar>> {
  const zone = await queries.zoneOfCoach(context.database.root, coach.profileId)
  const far = dateRefusal(from, localDate(context.clock.now(), zone), 'from')
  if (far) return far
  const offer = await calendarOffer(context, coach.profileId, from, CALENDAR_DAYS, zone)
  const [start, end] = [startOfLocalDate(from, zone), startOfLocalDate(addDays(from, CALENDAR_DAYS), zone)]
  const sessions = await coachSessionsBetween(context, coach, start, end)
  return ok(presentCalendar(zone, offer, sessions))
}

/** A date in the coach's own zone, today by default. What is next, new and quiet does not depend on the date. */
export async function coachDay(
  context: Context,
  coach: Actor,
  wanted: string | undefined,
): Promise<Outcome<CoachDay>> {
  const { root } = context.database
  const { profileId } = coach
  const now = context.clock.now()
  const zone = await queries.zoneOfCoach(root, profileId)
  const today = localDate(now, zone)
  const date = wanted ?? today
  const far = dateRefusal(date, today, 'date')
  if (far) return far
  const startOf = (daysAgo: number) => new Date(startOfLocalDate(addDays(today, -daysAgo), zone))
  const news = await queries.newsOf(root, profileId, startOf(1), startOf(RATED_DAYS), new Date(now))
  const quiet = await queries.quietStudentsOf(
    root,
    profileId,
    new Date(now - QUIET_DAYS * DAY),
    new Date(now),
  )
  const month = new Date(startOfLocalDate(`${today.slice(0, 8)}01`, zone))
  const [from, until] = [startOfLocalDate(date, zone), endOfLocalDate(date, zone)]
  return ok({
    time_zone: zone,
    date,
    sessions: await coachSessionsBetween(context, coach, from, until),
    waiting: await queries.waitingRoomsOf(root, profileId, new Date(now - GONE_MS)),
    next: await nextCoachSession(context, coach),
    news: news.map((row) => presentNews(row, now, context)),
    quiet: quiet.map((row) => presentQuiet(row, context)),
    month: await queries.coachFigures(root, profileId, month, new Date(now)),
  })
}
