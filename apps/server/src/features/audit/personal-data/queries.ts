import { sql as raw } from 'kysely'
import { type Person, shortName } from '../../../plugins/database/personal-data.ts'
import type { Sql } from '../../../plugins/database/tables.ts'

/** What others did to the person, and who opened their record. */
export async function actsOfOthers(sql: Sql, { id, student_id, coach_id }: Person) {
  const own = [id, student_id, coach_id].filter((one): one is string => one !== null)
  return sql
    .selectFrom('audit_entries as e')
    .leftJoin('accounts as actor', 'actor.id', 'e.actor_account_id')
    .select(['e.at', shortName('actor').as('who'), 'e.actor_role as role', 'e.action', 'e.reason'])
    .where(({ or, eb }) => or([eb('e.student_profile_id', '=', student_id), eb('e.subject_id', 'in', own)]))
    .where(raw<boolean>`e.actor_account_id is distinct from ${id}::uuid`)
    .orderBy('e.at', 'desc')
    .orderBy('e.id')
    .execute()
}

/** The audited acts of the person, without whom they affected. */
export async function ownActs(sql: Sql, { id }: Person) {
  return sql
    .selectFrom('audit_entries')
    .select(['at', 'action', 'subject_type as about_a', 'reason'])
    .where('actor_account_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute()
}
