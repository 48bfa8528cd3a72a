import type { Role } from '@shinequo/contract/accounts'
import type { RoleUse } from '@shinequo/domain/people/role-change'
import { sql as raw } from 'kysely'
import type { Trx } from '../../../plugins/database/tables.ts'

export interface EditedPerson {
  id: string
  email: string
  first_name: string
  last_name: string
  role: Role
  student_id: string | null
  coach_id: string | null
}

/** The person, locked until the transaction ends; undefined for an unknown account. */
export async function lockPerson(trx: Trx, accountId: string): Promise<EditedPerson | undefined> {
  return trx
    .selectFrom('accounts as a')
    .leftJoin('student_profiles as s', 's.account_id', 'a.id')
    .leftJoin('coaches as c', 'c.account_id', 'a.id')
    .select([
      'a.id',
      'a.email',
      'a.first_name',
      'a.last_name',
      'a.role',
      's.id as student_id',
      'c.id as coach_id',
    ])
    .where('a.id', '=', accountId)
    .where('a.erased_at', 'is', null)
    .forNoKeyUpdate('a')
    .executeTakeFirst()
}

/**
 * Whether a student may have written a story, from what staff can see: a refusal that came of the story itself would
 * tell who wrote it. Only students who have proved a school can write, and only while a wall is on.
 */
const MAY_HAVE_WRITTEN = raw<boolean>`(s.proved_school is not null or s.proof_taken_back)
  and (exists (select from schools where wall_on) or exists (select from stories))`

/**
 * What a person has done in their role. Locks the row that sessions, matches and answers refer to, and the
 * administrators: until the transaction ends, none of these can be added.
 */
export async function lockRoleUse(trx: Trx, person: EditedPerson): Promise<RoleUse> {
  const { id, student_id, coach_id } = person
  await raw`select id from student_profiles where id = ${student_id}::uuid for update`.execute(trx)
  await raw`select id from coaches where id = ${coach_id}::uuid for update`.execute(trx)
  const administrators = await trx
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'admin')
    .where('suspended_at', 'is', null)
    .where('erased_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  const { rows } = await raw<Omit<RoleUse, 'otherAdministrators'>>`
    select
      (select count(*)::int from bookings
        where student_profile_id = ${student_id}::uuid or coach_id = ${coach_id}::uuid) as sessions,
      (select count(*)::int from match_requests
        where student_profile_id = ${student_id}::uuid or coach_id = ${coach_id}::uuid) as matches,
      (select count(*)::int from response_sets where student_profile_id = ${student_id}::uuid)
        + (select count(*)::int from care_requests where student_profile_id = ${student_id}::uuid) as answers,
      exists (select from student_profiles s where s.id = ${student_id}::uuid and ${MAY_HAVE_WRITTEN}) as "mayHaveWritten"`.execute(
    trx,
  )
  return { ...rows[0]!, otherAdministrators: administrators.filter((one) => one.id !== id).length }
}

/** Replaces the name of an account. */
export async function setName(
  trx: Trx,
  accountId: string,
  name: { readonly first_name: string; readonly last_name: string },
): Promise<void> {
  await trx.updateTable('accounts').set(name).where('id', '=', accountId).execute()
}

/** Gives an account another role. */
export async function setRole(trx: Trx, accountId: string, role: Role): Promise<void> {
  await trx.updateTable('accounts').set({ role }).where('id', '=', accountId).execute()
}
