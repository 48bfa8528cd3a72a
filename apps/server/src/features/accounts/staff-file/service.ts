import type { Sql } from '../../../plugins/database/tables.ts'
import * as queries from '../own-data/queries.ts'
import * as sessions from '../own-sessions/queries.ts'
import * as traces from '../traces/queries.ts'

/*
 * What the file that staff have made contains of a section, where that is less than the person gets: nothing that was
 * promised to coaches alone or to nobody. The help page says who reads what.
 */

/** The rows without some columns. */
function without<Row extends object, Column extends keyof Row>(
  rows: readonly Row[],
  ...columns: readonly Column[]
): Omit<Row, Column>[] {
  const hidden = new Set<PropertyKey>(columns)
  return rows.map(
    (row) => Object.fromEntries(Object.entries(row).filter(([column]) => !hidden.has(column))) as never,
  )
}

/** Without what a student shares with nobody, or only with coaches. */
export async function studentProfile(sql: Sql, person: queries.Person) {
  const rows = await queries.studentProfile(sql, person)
  return without(rows, 'identify_as', 'sex', 'is_international')
}

/** Without the note for the coach, and what the two wrote to each other about the session. */
export async function sessionsOfStudent(sql: Sql, person: queries.Person) {
  return withoutWords(without(await sessions.sessionsOfStudent(sql, person), 'your_note'))
}

/** Without what the two wrote to each other about the session. */
export async function sessionsOfCoach(sql: Sql, person: queries.Person) {
  return withoutWords(await sessions.sessionsOfCoach(sql, person))
}

type Session = Awaited<ReturnType<typeof sessions.sessionsOfCoach>>[number]

function withoutWords<Row extends Pick<Session, 'coach_plan' | 'cancel_reason' | 'changes'>>(
  rows: readonly Row[],
) {
  const told = rows.map((row) => ({ ...row, changes: without(row.changes, 'reason') }))
  return without(told, 'coach_plan', 'cancel_reason')
}

/** Without what in the student's answers each coach fits. */
export async function matchesOfStudent(sql: Sql, person: queries.Person) {
  return without(await traces.matchesOfStudent(sql, person), 'factors')
}

/** Only when feedback was given: no page shows staff the stars of one session, or any words. */
export async function feedbackGiven(sql: Sql, person: queries.Person) {
  const rows = await sessions.feedbackGiven(sql, person)
  return rows.map(({ session_at, given_at }) => ({ session_at, given_at }))
}

/** Only when feedback was given: with the sessions, the stars would tell what each student gave. */
export async function ratingsReceived(sql: Sql, person: queries.Person) {
  return without(await sessions.ratingsReceived(sql, person), 'stars')
}

/** Without mail that would tell who wrote a story. */
export async function messages(sql: Sql, person: queries.Person) {
  return (await traces.messages(sql, person)).filter(({ kind }) => kind !== 'story_message')
}

/** Without acts that would tell who wrote a story. */
export async function actsOfOthers(sql: Sql, person: queries.Person) {
  return (await traces.actsOfOthers(sql, person)).filter(({ action }) => !action.startsWith('story.'))
}
