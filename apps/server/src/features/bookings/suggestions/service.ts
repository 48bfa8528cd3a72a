import { randomUUID } from 'node:crypto'
import type { CoachSuggestion, Suggestion } from '@shinequo/contract/bookings/suggestions'
import { suggestionState } from '@shinequo/domain/bookings/suggestion-state'
import { maySuggest } from '@shinequo/domain/sessions/student-access'
import { sessionsChanged } from '../../../plugins/change-notifier.ts'
import type { Context } from '../../../plugins/context.ts'
import type { Sql, Trx } from '../../../plugins/database/tables.ts'
import { afterPossibleCommit } from '../../../plugins/database/transaction.ts'
import { type Outcome, ok, refuse } from '../../../plugins/errors.ts'
import { counted, type Limit, openScaledLimit } from '../../../plugins/limits.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { timesBesides } from '../../availability/service.ts'
import { lockCoach } from '../../availability/slots/queries.ts'
import { enqueueMail } from '../../notifications/service.ts'
import { suggestionMail } from '../mail/suggestion.ts'
import { presentCoachSuggestion, presentSuggestion } from '../presenter.ts'
import * as queries from './queries.ts'

/** Each new suggestion is a mail to the student. More than this per student and day would be a nuisance. */
export function openSuggestionLimit(context: Context): Limit {
  return openScaledLimit(context, { name: 'suggestion', times: 10, seconds: 86_400 })
}

function stateOf({ times, ended_as, booked_at }: queries.SuggestionRow, now: number) {
  return suggestionState(
    { lastStart: times.at(-1)?.start ?? 0, endedAs: ended_as, bookedAt: booked_at?.getTime() ?? null },
    now,
  )
}

const presentToCoach = (row: queries.SuggestionRow, now: number) =>
  presentCoachSuggestion(row, stateOf(row, now))

/** Suggestions between people of whom one may still suggest times to the other, newest first. */
async function suggestionsOf(sql: Sql, whose: queries.Whose, now: number): Promise<queries.SuggestionRow[]> {
  const rows = await queries.suggestionsOf(sql, whose, new Date(now))
  return rows.filter(({ bond }) => maySuggest(bond, now))
}

/** The account of a student to whom the coach may suggest times and who can book; undefined for anybody else. */
async function accountOfStudent(
  sql: Sql,
  coachId: string,
  studentId: string,
  now: number,
): Promise<string | undefined> {
  const student = await queries.accountOfStudent(sql, coachId, studentId, new Date(now))
  return student && maySuggest(student.bond, now) ? student.id : undefined
}

/** The newest suggestion of the coach to each of their students. */
export async function listCoachSuggestions(
  { database, clock }: Context,
  { profileId: coachId }: Actor,
): Promise<Outcome<CoachSuggestion[]>> {
  const now = clock.now()
  const rows = await suggestionsOf(database.root, { coachId }, now)
  return ok(rows.map((row) => presentToCoach(row, now)))
}

/** The coach's newest suggestion to a student, and whether the coach may suggest times to them now. */
export async function suggestionTo(
  { database, clock }: Context,
  coachId: string,
  studentId: string,
): Promise<{ readonly last: CoachSuggestion | null; readonly possible: boolean }> {
  const now = clock.now()
  const [row] = await suggestionsOf(database.root, { coachId, studentId }, now)
  const account = await accountOfStudent(database.root, coachId, studentId, now)
  return { last: row ? presentToCoach(row, now) : null, possible: account !== undefined }
}

/**
 * Suggests times (starts, epoch milliseconds) for a new session to a student of the coach, in place of the last
 * suggestion. Each time must be open now; nobody holds it. The student gets a mail, unless the same times wait already.
 */
export async function suggestTimes(
  context: Context,
  limit: Limit,
  coach: Actor,
  studentId: string,
  wantedStarts: readonly number[],
): Promise<Outcome<CoachSuggestion>> {
  const coachId = coach.profileId
  const { root } = context.database
  if (!(await accountOfStudent(root, coachId, studentId, context.clock.now()))) return refuse('not_found')
  const tooMany = await counted([limit, `${coachId} ${studentId}`])
  if (tooMany) return tooMany
  const starts = [...new Set(wantedStarts)].toSorted((a, b) => a - b)
  return context.database.transaction(async (trx): Promise<Outcome<CoachSuggestion>> => {
    await lockCoach(trx, coachId)
    const now = context.clock.now()
    const accountId = await accountOfStudent(trx, coachId, studentId, now)
    if (!accountId) return refuse('not_found')
    const [before] = await suggestionsOf(trx, { coachId, studentId }, now)
    const isWaiting = before && stateOf(before, now) === 'waiting'
    if (isWaiting && String(before.times.map(({ start }) => start)) === String(starts)) {
      return ok(presentToCoach(before, now))
    }
    const times = await timesBesides(trx, coachId, null, starts, now)
    if (!times) return refuse('slot_not_offered')
    const id = randomUUID()
    const suggestion = { id, coach_id: coachId, student_profile_id: studentId, created_at: new Date(now) }
    await queries.replaceSuggestion(trx, suggestion, times)
    await enqueueMail(context, trx, suggestionMail, [{ accountId, suggestionId: id }])
    return ok(await changed(context, trx, coachId, studentId, now))
  })
}

/** Withdraws the suggestion that waits for a student of the coach. One that no longer waits stays as it is. */
export async function withdrawSuggestion(
  context: Context,
  { profileId: coachId }: Actor,
  studentId: string,
): Promise<Outcome<CoachSuggestion>> {
  return context.database.transaction(async (trx): Promise<Outcome<CoachSuggestion>> => {
    await lockCoach(trx, coachId)
    const now = context.clock.now()
    const [row] = await suggestionsOf(trx, { coachId, studentId }, now)
    if (!row) return refuse('not_found')
    if (stateOf(row, now) !== 'waiting') return ok(presentToCoach(row, now))
    await queries.endSuggestion(trx, row.id, 'withdrawn', new Date(now))
    return ok(await changed(context, trx, coachId, studentId, now))
  })
}

/** The suggestion between the two after a change, of which both open pages learn. */
async function changed(
  context: Context,
  trx: Trx,
  coachId: string,
  studentId: string,
  now: number,
): Promise<CoachSuggestion> {
  afterPossibleCommit(() => sessionsChanged(context, [coachId, studentId]))
  const [row] = await queries.suggestionsOf(trx, { coachId, studentId }, new Date(now))
  if (!row) throw new Error('A suggestion that was changed is gone')
  return presentToCoach(row, now)
}

/** The times that the student's coaches suggest and that wait for an answer. */
export async function listSuggestions(context: Context, student: Actor): Promise<Outcome<Suggestion[]>> {
  if (student.role !== 'student') return refuse('forbidden')
  return ok(await waitingFor(context, context.database.root, student.profileId))
}

async function waitingFor(context: Context, sql: Sql, studentId: string): Promise<Suggestion[]> {
  const now = context.clock.now()
  const rows = await suggestionsOf(sql, { studentId }, now)
  return rows.filter((row) => stateOf(row, now) === 'waiting').map((row) => presentSuggestion(row, now))
}

/** Declines the student's own suggestion; returns those that still wait. Idempotent. */
export async function declineSuggestion(
  context: Context,
  student: Actor,
  id: string,
): Promise<Outcome<Suggestion[]>> {
  if (student.role !== 'student') return refuse('forbidden')
  const { profileId: studentId } = student
  return context.database.transaction(async (trx): Promise<Outcome<Suggestion[]>> => {
    const now = context.clock.now()
    const rows = await suggestionsOf(trx, { studentId }, now)
    const row = rows.find((one) => one.id === id)
    if (!row) return refuse('not_found')
    if (stateOf(row, now) === 'waiting') {
      await queries.endSuggestion(trx, id, 'declined', new Date(now))
      afterPossibleCommit(() => sessionsChanged(context, [row.coach_id, studentId]))
    }
    return ok(await waitingFor(context, trx, studentId))
  })
}
