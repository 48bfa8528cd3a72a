import type { Locale } from '@shinequo/contract/locales'
import type { SchoolState } from '@shinequo/contract/schools/admin-schools'
import { type Insertable, sql as raw } from 'kysely'
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
export interface ProfileStart {
  readonly school?: string
  readonly state?: string
  readonly city?: string
}

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
export interface ProfileRow {
  id: string
  account_id: string
  first_name: string
  last_name: string
  email: string
  email_proved_at: Date | null
  email_refused_at: Date | null
  time_zone: string | null
  locale: Locale | null
  school: string
  degree: string
  course: string
  state: string
  city: string
  language_preference: string
  identify_as: string
  sex: string
  is_international: boolean | null
  is_completed: boolean
  shares_identity: boolean
  picture_key: string | null
  proved_school: string | null
  deletion_due_at: Date | null
}

function profiles(sql: Sql) {
  return sql
    .selectFrom('student_profiles as s')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .selectAll('s')
    .select([
      'a.first_name',
      'a.last_name',
      'a.email',
      'a.email_proved_at',
      'a.email_refused_at',
      'a.time_zone',
      'a.locale',
      'a.deletion_due_at',
    ])
}

export async function profileById(sql: Sql, id: string): Promise<ProfileRow | undefined> {
  return profiles(sql).where('s.id', '=', id).executeTakeFirst()
}

/** Locks the profile until the transaction ends. */
export async function lockProfile(trx: Trx, id: string): Promise<ProfileRow | undefined> {
  return profiles(trx).where('s.id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

/** The columns of the profile that a student may change. */
export type ProfileChange = Partial<
  Pick<
    ProfileRow,
    | 'school'
    | 'degree'
    | 'course'
    | 'state'
    | 'city'
    | 'language_preference'
    | 'identify_as'
    | 'sex'
    | 'is_international'
    | 'is_completed'
    | 'shares_identity'
  >
>
export type PersonChange = Partial<Pick<ProfileRow, 'first_name' | 'last_name' | 'time_zone' | 'locale'>>

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
