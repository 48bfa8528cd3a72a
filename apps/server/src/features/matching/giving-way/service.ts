import type { Context } from '../../../plugins/context.ts'
import type { Sql, Trx } from '../../../plugins/database/tables.ts'
import { record } from '../../audit/service.ts'
import { tryLockStudent } from '../../availability/slots/queries.ts'
import { enqueueMail } from '../../notifications/service.ts'
import { matchGaveWayMail } from '../mail/match-gave-way.ts'
import type { CandidateRow, Counted } from '../queries.ts'
import * as queries from './queries.ts'

/**
 * Ends the oldest match of a coach that gives way to a known student, among the matches in `counted`. Returns undefined
 * if there is none. Passes over students who are booking at this moment: they may have a session by the time they are
 * done, and waiting for them under the matching lock could deadlock. The caller holds that lock, has checked with
 * `mayTakePlaces` for whom this is, and calls `wayGiven` in the same transaction.
 */
export async function makeWay(
  context: Context,
  trx: Trx,
  coachId: string,
  counted: Counted,
): Promise<queries.GivenUp | undefined> {
  const now = new Date(context.clock.now())
  for (const { id, student_profile_id } of await queries.oldestGivingWay(trx, coachId, counted, now)) {
    const isFree = await tryLockStudent(trx, student_profile_id)
    const ended = isFree ? await queries.endGivingWay(trx, id, counted, now) : undefined
    if (ended) return ended
  }
  return undefined
}

/** Tells both sides of matches that gave way in this transaction, one mail for each person, and records each match. */
export async function wayGiven(context: Context, trx: Trx, given: readonly queries.GivenUp[]): Promise<void> {
  const students = Map.groupBy(given, ({ student_account }) => student_account)
  // A coach's request that nobody has answered ends without a word: nobody was promised anything.
  const coaches = Map.groupBy(
    given.filter(({ was }) => was === 'accepted'),
    ({ coach_account }) => coach_account,
  )
  const told = (recipient: 'student' | 'coach', people: typeof students) =>
    [...people].map(([accountId, ended]) => ({ recipient, accountId, matchIds: ended.map(({ id }) => id) }))
  const mails = [...told('student', students), ...told('coach', coaches)]
  await enqueueMail(context, trx, matchGaveWayMail, mails)
  for (const { id, student_profile_id: studentProfileId } of given) {
    const act = { action: 'match.gave_way', subjectType: 'match', subjectId: id, studentProfileId }
    await record(context, trx, null, act)
  }
}

/**
 * Whether matches give way to this student: one who is known, and who has no coach besides the match `leaving`, which is
 * about to end.
 */
export async function mayTakePlaces(sql: Sql, studentProfileId: string, leaving?: string): Promise<boolean> {
  return queries.isKnownWithoutCoach(sql, studentProfileId, leaving)
}

/** How many matches of each of these coaches would give way; coaches who are closed are left out. */
export async function givingWayOf(
  sql: Sql,
  coaches: readonly CandidateRow[],
  counted: Counted,
  now: number,
): Promise<Map<string, number>> {
  const ids = coaches.filter(({ open }) => open).map(({ id }) => id)
  return queries.countGivingWay(sql, ids, counted, new Date(now))
}

/** These coaches, with the matches that give way counted as free places, one match for one place. */
export async function withGivenWay<Row extends CandidateRow>(
  sql: Sql,
  rows: readonly Row[],
  counted: Counted,
  now: number,
): Promise<Row[]> {
  const giving = await givingWayOf(sql, rows, counted, now)
  return rows.map((row) => {
    const places = Math.max(0, row.capacity - row.load) + (giving.get(row.id) ?? 0)
    return { ...row, load: row.capacity - places }
  })
}
