import { scoreOf } from '@shinequo/domain/matching/match-factors'
import { sql as raw } from 'kysely'
import { coachesWithAccounts, studentsWithAccounts } from '../../../plugins/database/pairs.ts'
import { type Person, type Side, shortName } from '../../../plugins/database/personal-data.ts'
import type { Sql, Trx } from '../../../plugins/database/tables.ts'
import { lockMatching } from '../lock/queries.ts'

/**
 * With the reasons that the student gave the programme for changing coaches. A coach's track record is shown to nobody,
 * so it is left out, and so is its share of the score, which would reveal it.
 */
export async function matchesOfStudent(sql: Sql, { student_id }: Person) {
  const rows = await coachesWithAccounts(sql)
    .innerJoin('match_requests as m', 'm.coach_id', 'c.id')
    .leftJoin('coach_changes as h', 'h.match_id', 'm.id')
    .select([shortName('ca').as('coach'), 'm.status', 'm.score', 'm.factors'])
    .select(['m.created_at', 'm.accepted_at', 'm.ended_by'])
    .select(['h.created_at as changed_at', 'h.reason as your_reason', 'h.shares_notes as notes_handed_on'])
    .where('m.student_profile_id', '=', student_id)
    .orderBy('m.created_at', 'desc')
    .execute()
  return rows.map((row) => {
    const factors = row.factors?.filter(({ factor }) => factor !== 'record') ?? null
    if (factors === null || factors.length === row.factors?.length) return row
    return { ...row, factors, score: 100 * scoreOf(factors) }
  })
}

/** Whether the coach ended the match. Coaches do not see whether the student or the programme ended it. */
export async function matchesOfCoach(sql: Sql, { coach_id }: Person) {
  return studentsWithAccounts(sql)
    .innerJoin('match_requests as m', 'm.student_profile_id', 's.id')
    .select([shortName('sa').as('student'), 'm.status', 'm.score', 'm.created_at', 'm.accepted_at'])
    .select(raw<'coach' | null>`case m.ended_by when 'coach' then m.ended_by end`.as('ended_by'))
    .where('m.coach_id', '=', coach_id)
    .orderBy('m.created_at', 'desc')
    .execute()
}

/** Takes the matching lock and ends a person's live matches; returns the students who had one. */
export async function endMatches(trx: Trx, { role, profileId }: Side, now: Date): Promise<string[]> {
  await lockMatching(trx)
  const coached_until = raw<Date | null>`case when status = 'accepted' then ${now}::timestamptz end`
  const rows = await trx
    .updateTable('match_requests')
    .set({ status: 'ended', coached_until })
    .where(role === 'student' ? 'student_profile_id' : 'coach_id', '=', profileId)
    .where('status', 'in', ['pending', 'accepted'])
    .returning('student_profile_id')
    .execute()
  return rows.map((row) => row.student_profile_id)
}
