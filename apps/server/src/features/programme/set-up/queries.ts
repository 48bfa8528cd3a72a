import type { SetUpFacts } from '@shinequo/contract/programme/set-up'
import { sql as raw } from 'kysely'
import type { Sql, Trx } from '../../../plugins/database/tables.ts'

/** What is there of the programme. Nothing counts a table that grows with the students. */
export async function setUpFacts(sql: Sql): Promise<SetUpFacts> {
  const { rows } = await raw<SetUpFacts>`
    with endings as (
      select d.school from school_domains d join schools s on s.value = d.school where s.state = 'open'
    ), students as (
      (select from student_profiles limit 2) union all
      (select from invitations where role = 'student' and accepted_at is null and revoked_at is null limit 2)
    )
    select
      exists (select from care_settings where contact_email <> '') as has_contact,
      (select count(*)::int from care_staff) as care_staff,
      (select count(distinct school)::int from endings) as schools,
      (select count(*)::int from endings) as endings,
      p.look_name <> '' as has_name,
      exists (select from invitations where role = 'coach' and accepted_at is null and revoked_at is null) as coaches_invited,
      (select count(*)::int from coaches) as coaches,
      (select count(*)::int from coaches c where c.approved_at is not null
        and exists (select from weekly_hours h where h.coach_id = c.id)) as coaches_with_hours,
      exists (select from questionnaire_versions where saved_by is not null) as questions_changed,
      p.matching_mode,
      p.mode_since is not null as mode_chosen,
      (select count(*) > 0 from (select from bookings limit 1) first) as booked,
      (select least(count(*), 2)::int from students) as students
    from programme p`.execute(sql)
  return rows[0]!
}

/** The steps that were left out, possibly with some of former versions. */
export async function skippedRow(sql: Sql): Promise<readonly string[]> {
  const { set_up_skipped } = await sql
    .selectFrom('programme')
    .select('set_up_skipped')
    .executeTakeFirstOrThrow()
  return set_up_skipped
}

/** The same, while nobody else changes them. */
export async function lockedSkippedRow(trx: Trx): Promise<readonly string[]> {
  const { set_up_skipped } = await trx
    .selectFrom('programme')
    .select('set_up_skipped')
    .forUpdate()
    .executeTakeFirstOrThrow()
  return set_up_skipped
}

export async function updateSkipped(trx: Trx, steps: readonly string[]): Promise<void> {
  await trx
    .updateTable('programme')
    .set({ set_up_skipped: [...steps] })
    .execute()
}
