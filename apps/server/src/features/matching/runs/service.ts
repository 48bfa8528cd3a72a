import { type MatchFactor, pairFactors } from '@shinequo/domain/matching/match-factors'
import type { Sql } from '../../../plugins/database/tables.ts'
import * as queries from '../queries.ts'

type Explained = Pick<queries.MatchRow, 'id' | 'student_profile_id' | 'coach_id' | 'factors'>

/**
 * The reasons for each of these matches, by id: those stored when the engine made it, so that they stay true for that
 * day. Without stored ones, what is known at `now` (epoch milliseconds); none if either person is deleted.
 */
export async function factorsOf(
  sql: Sql,
  rows: readonly Explained[],
  now: number,
): Promise<Map<string, readonly MatchFactor[]>> {
  const unkept = rows.filter(({ factors }) => factors === null)
  const ids = (column: 'student_profile_id' | 'coach_id') => [...new Set(unkept.map((row) => row[column]))]
  const preferences = new Map(
    (await queries.preferencesOf(sql, ids('student_profile_id'))).map((row) => [row.id, row]),
  )
  const coaches = new Map((await queries.coachesById(sql, ids('coach_id'))).map((row) => [row.id, row]))
  return new Map(
    rows.map(({ id, student_profile_id, coach_id, factors }) => {
      const student = preferences.get(student_profile_id)
      const coach = coaches.get(coach_id)
      if (factors || !student || !coach) return [id, factors ?? []]
      return [id, pairFactors(student, now)(coach)]
    }),
  )
}
