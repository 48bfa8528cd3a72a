import { type AskFacts, mayAskSince } from '@shinequo/domain/bookings/suggestion-asks'
import { sql as raw } from 'kysely'
import { sessionIs } from '../../../plugins/database/session-state.ts'
import type { Sql, Trx } from '../../../plugins/database/tables.ts'

export interface AskRow {
  account_id: string
  profile_id: string
  /** `coaches`: in the order of their ids. */
  facts: Omit<AskFacts, 'coaches'> & {
    readonly coaches: readonly (AskFacts['coaches'][number] & { readonly id: string })[]
  }
}

/** The students among these accounts, as far as it decides whether their coaches are asked; without deleted ones. */
export async function studentsToAskFor(
  sql: Sql,
  accountIds: readonly string[],
  at: number,
): Promise<AskRow[]> {
  const now = new Date(at)
  const { rows } = await raw<AskRow['facts'] & Omit<AskRow, 'facts'>>`
    select a.id as account_id, s.id as profile_id, a.suspended_at is not null as paused,
      a.deletion_due_at is not null as leaving,
      exists (select from bookings b where b.student_profile_id = s.id and ${sessionIs('ahead', now)})
        as "hasSessionAhead",
      exists (select from suggestions g join suggested_times t on t.suggestion_id = g.id
        where g.student_profile_id = s.id and g.ended_as is null and t.starts_at > ${now}
          and not exists (select from bookings b where b.coach_id = g.coach_id
            and b.student_profile_id = g.student_profile_id and b.created_at >= g.created_at)) as "timesWait",
      coalesce((
        select json_agg(json_build_object('id', m.coach_id,
          'away', ca.suspended_at is not null or ca.deletion_due_at is not null,
          'askedAt', (extract(epoch from k.asked_at) * 1000)::bigint) order by m.coach_id)
        from match_requests m join coaches c on c.id = m.coach_id join accounts ca on ca.id = c.account_id
          left join suggestion_asks k on k.coach_id = m.coach_id and k.student_profile_id = s.id
        where m.student_profile_id = s.id and m.status = 'accepted'), '[]') as coaches
    from accounts a join student_profiles s on s.account_id = a.id
    where a.id = any(${accountIds}::uuid[]) and a.role = 'student' and a.erased_at is null`.execute(sql)
  return rows.map(({ account_id, profile_id, ...facts }) => ({ account_id, profile_id, facts }))
}

/**
 * Stores that these coaches are asked about a student at `now`. Returns those who were not asked too lately, which two acts
 * at once may find.
 */
export async function setAsked(
  trx: Trx,
  coachIds: readonly string[],
  student_profile_id: string,
  now: number,
): Promise<string[]> {
  const asked_at = new Date(now)
  const rows = await trx
    .insertInto('suggestion_asks')
    .values(coachIds.map((coach_id) => ({ coach_id, student_profile_id, asked_at })))
    .onConflict((conflict) =>
      conflict
        .columns(['coach_id', 'student_profile_id'])
        .doUpdateSet({ asked_at })
        .where('suggestion_asks.asked_at', '<=', new Date(mayAskSince(now))),
    )
    .returning('coach_id')
    .execute()
  return rows.map(({ coach_id }) => coach_id)
}
