import type { BodyOf } from '@shinequo/contract/endpoint'
import { type StudentProfile, studentProfile, type updateStudentProfile } from '@shinequo/contract/profiles'
import type { SchoolState } from '@shinequo/contract/schools/admin-schools'
import { type InferResult, type Insertable, sql as raw, type Updateable } from 'kysely'
import { studentsWithAccounts } from '../../plugins/database/pairs.ts'
import type { FilePlace } from '../../plugins/database/stored-files.ts'
import type { Sql, Tables, Trx } from '../../plugins/database/tables.ts'

/** Stores a profile that is empty except for its start values. */
export async function insertEmptyProfile(
  trx: Trx,
  id: string,
  accountId: string,
  begin: ProfileStart,
): Promise<void> {
  await trx
    .insertInto('student_profiles')
    .values({ id, account_id: accountId, ...begin })
    .execute()
}

/** What a programme may know about a student before they fill in the profile. */
export type ProfileStart = Pick<ProfileChange, 'school' | 'state' | 'city'>

/** Fills in those of these fields that are empty. */
export async function fillEmptyFields(trx: Trx, id: string, begin: ProfileStart): Promise<void> {
  for (const [field, value] of Object.entries(begin) as [keyof ProfileStart, string][]) {
    await trx
      .updateTable('student_profiles')
      .set({ [field]: value })
      .where('id', '=', id)
      .where(field, '=', '')
      .execute()
  }
}

/** A profile with its person. */
export type ProfileRow = InferResult<ReturnType<typeof profiles>>[number]

/** What a profile shows of its person: columns of the account. */
const OF_PERSON = Object.keys(studentProfile.shape.user.shape).filter((key) => key !== 'id') as Exclude<
  keyof StudentProfile['user'],
  'id'
>[]

function profiles(sql: Sql) {
  return studentsWithAccounts(sql)
    .selectAll('s')
    .select(OF_PERSON.map((column) => `sa.${column}` as const))
    .select([
      'sa.preferred_name',
      'sa.email_proved_at',
      'sa.email_refused_at',
      'sa.time_zone',
      'sa.locale',
      'sa.deletion_due_at',
    ])
}

export async function profileById(sql: Sql, id: string): Promise<ProfileRow | undefined> {
  return profiles(sql).where('s.id', '=', id).executeTakeFirst()
}

/** Locks the profile until the transaction ends. */
export async function lockProfile(trx: Trx, id: string): Promise<ProfileRow | undefined> {
  return profiles(trx).where('s.id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

type ProfileBody = BodyOf<typeof updateStudentProfile>

/** What a student may change of the account: the names, and where and in which language they read. */
export type PersonChange = Pick<
  Updateable<Tables['accounts']>,
  keyof NonNullable<ProfileBody['user']> | 'preferred_name' | 'time_zone' | 'locale'
>
/** What a student may change of the profile: all else of the call's body. */
export type ProfileChange = Pick<
  Updateable<Tables['student_profiles']>,
  Exclude<keyof ProfileBody, 'user' | keyof PersonChange>
>

/** The saved school with this value, or the one that it was joined to. */
export async function savedSchool(
  trx: Trx,
  value: string,
): Promise<{ value: string; state: SchoolState } | undefined> {
  return trx
    .selectFrom('schools as s')
    .innerJoin('schools as t', (join) => join.on('t.value', '=', raw<string>`coalesce(s.joined_to, s.value)`))
    .select(['t.value', 't.state'])
    .where('s.value', '=', value)
    .executeTakeFirst()
}

export async function updateProfile(trx: Trx, id: string, change: ProfileChange): Promise<void> {
  if (Object.keys(change).length === 0) return
  await trx.updateTable('student_profiles').set(change).where('id', '=', id).execute()
}

/**
 * Changes the names and the zone, which are columns of the account. They are written here because accounts creates
 * profiles at sign-up: calling its service would be a circular dependency.
 */
export async function updatePerson(trx: Trx, accountId: string, change: PersonChange): Promise<void> {
  if (Object.keys(change).length === 0) return
  await trx.updateTable('accounts').set(change).where('id', '=', accountId).execute()
}

export async function insertPicture(trx: Trx, picture: Insertable<Tables['pictures']>): Promise<void> {
  await trx.insertInto('pictures').values(picture).execute()
}

export async function setPicture(trx: Trx, profileId: string, key: string): Promise<void> {
  await trx.updateTable('student_profiles').set({ picture_key: key }).where('id', '=', profileId).execute()
}

/** Deletes a picture that no profile shows any more. */
export async function deletePicture(trx: Trx, key: string): Promise<void> {
  await trx.deleteFrom('pictures').where('key', '=', key).execute()
}

/** Where the JPEG of a key is. */
export async function pictureFile(sql: Sql, key: string): Promise<FilePlace | undefined> {
  return sql.selectFrom('pictures').select(['bytes', 'object']).where('key', '=', key).executeTakeFirst()
}

/** Deletes a profile and everything that refers to it; returns the key of its picture. */
export async function deleteProfile(trx: Trx, profileId: string): Promise<string | null> {
  const row = await trx
    .deleteFrom('student_profiles')
    .where('id', '=', profileId)
    .returning('picture_key')
    .executeTakeFirst()
  return row?.picture_key ?? null
}
