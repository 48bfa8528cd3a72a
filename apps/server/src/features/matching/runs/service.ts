import { type MatchFactor, pairFactors } from '@shinequo/domain/matching/match-factors'
import type { Sql } from '../../../plugins/database/tables.ts'
import { coachFacts, studentPreferences } from '../presenter.ts'
import * as queries from '../queries.ts'

type Explained = Pick<queries.MatchRow, 'id' | 'student_profile_id' | 'coach_id' | 'factors'>

/**
 * What speaks for each of these matches, by its id: what was kept when the engine made it, so that it stays true of that
 * day; of one without, what is known at `now` (epoch milliseconds), and nothing where one of the two is gone.
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
      return [id, pairFactors(studentPreferences(student), now)(coachFacts(coach))]
    }),
  )
}
