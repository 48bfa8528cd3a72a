import { randomBytes, randomUUID } from 'node:crypto'
import { hashSync } from '@node-rs/argon2'
import type { Role } from '@shinequo/contract/accounts'
import type { Insertable } from 'kysely'
import { accountsData } from '../features/accounts/personal-data.ts'
import { tablesOf } from '../plugins/database/personal-data.ts'
import type { Tables, Trx } from '../plugins/database/tables.ts'
import type { Actor } from '../plugins/tokens.ts'

/*
 * People for tests and for the demo data. Each function takes what differs from the defaults, by the tables' column
 * names; the plural ones store many people in a few statements. All passwords are DEMO_PASSWORD. The result has an
 * `actor`, which a test uses like this: app.call(listBookings, { as: student.actor }).
 */

export const DEMO_PASSWORD = 'Shine-demo-2026!'

let demoHash: string | undefined

/** Hashed once, since one hash takes as long as storing a hundred people. */
function demoPasswordHash(): string {
  demoHash ??= hashSync(DEMO_PASSWORD)
  return demoHash
}

/** When a seeded person registered, by default. */
export const REGISTERED = new Date('2026-08-24T14:00:00Z')

type AccountColumns = Insertable<Tables['accounts']>

const OF_ACCOUNT = tablesOf([accountsData]).find(({ name }) => name === 'accounts')?.columns ?? {}

/** The columns of the account that seeds of students and coaches accept, beside those of the person's own table. */
type OfAccount = Partial<Omit<AccountColumns, 'id' | 'role'>>
export type AccountSeed = OfAccount & Partial<Pick<AccountColumns, 'id' | 'role'>>

/** The columns that a seed gives, by table: those of the account, and those of the person's own table. */
export function byTable<Seed extends OfAccount>(seed: Seed): [OfAccount, Omit<Seed, keyof OfAccount>] {
  const given = Object.entries(seed).filter(([, value]) => value !== undefined)
  const isOfAccount = ([column]: [string, unknown]) => Object.hasOwn(OF_ACCOUNT, column)
  const part = (entries: [string, unknown][]) => Object.fromEntries(entries) as never
  return [part(given.filter(isOfAccount)), part(given.filter((one) => !isOfAccount(one)))]
}

/** A whole account with what a seed gives of it. */
export function accountRow({ id = randomUUID(), role = 'student', ...seed }: AccountSeed): AccountColumns {
  return {
    email: `${role}-${id.slice(0, 13)}@shinequo.example`,
    password_hash: demoPasswordHash(),
    first_name: 'Robin',
    last_name: 'Sample',
    time_zone: null,
    created_at: REGISTERED,
    email_proved_at: REGISTERED,
    ...seed,
    id,
    role,
  }
}

export interface SeededPerson {
  readonly accountId: string
  /** The id in student_profiles or coaches; for an administrator, the account's id. */
  readonly profileId: string
  readonly email: string
  readonly actor: Actor
}

export function person(accountId: string, role: Role, profileId: string, email: string): SeededPerson {
  return { accountId, profileId, email, actor: { accountId, role, profileId } }
}

/**
 * Stores an account without a profile: an administrator, or the start of an unusual case. The role is 'student' by
 * default.
 */
export async function seedAccount(trx: Trx, seed: AccountSeed = {}): Promise<SeededPerson> {
  const row = accountRow(seed)
  await trx.insertInto('accounts').values(row).execute()
  return person(row.id, row.role, row.id, row.email)
}

/** Stores JPEG bytes under new keys, in the order given. */
export async function storePictures(
  trx: Trx,
  pictures: readonly (Uint8Array | undefined)[],
): Promise<(string | null)[]> {
  const keys = pictures.map((bytes) => (bytes ? randomBytes(16).toString('hex') : null))
  const rows = pictures.flatMap((bytes, at) =>
    bytes ? [{ key: keys[at]!, bytes, created_at: REGISTERED }] : [],
  )
  if (rows.length > 0) await trx.insertInto('pictures').values(rows).execute()
  return keys
}

type ProfileColumns = Omit<
  Insertable<Tables['student_profiles']>,
  'id' | 'account_id' | 'picture_key' | 'proved_at' | 'proved_by'
>

/** `id` is the profile's id. */
export interface StudentSeed extends OfAccount, Partial<ProfileColumns> {
  id?: string
  account_id?: string
  /** JPEG bytes. */
  picture?: Uint8Array
}

/** A student's profile, complete: of seeded students by default, and what students who join give. */
export const STUDENT_PROFILE = {
  school: 'boston_university',
  degree: 'bachelors',
  course: 'Biology',
  state: 'Massachusetts',
  city: 'Boston',
  language_preference: 'English',
  identify_as: 'not_sure',
  sex: 'other',
  is_completed: true,
} as const satisfies Partial<ProfileColumns>

/** When and how a seeded student's school was proved. */
const PROOF = { proved_at: REGISTERED, proved_by: 'roster' } as const

/**
 * Stores students with a completed profile by default. Their school is proved, unless `proved_school` says otherwise;
 * null means that none is.
 */
export async function seedStudents(trx: Trx, seeds: readonly StudentSeed[]): Promise<SeededPerson[]> {
  const pictures = await storePictures(
    trx,
    seeds.map((seed) => seed.picture),
  )
  const rows = seeds.map(({ id = randomUUID(), account_id = randomUUID(), picture: _, ...seed }, at) => {
    const [account, given] = byTable(seed)
    const profile = { ...STUDENT_PROFILE, ...given }
    return {
      account: accountRow({ ...account, id: account_id, role: 'student' }),
      profile: { ...profile, ...proofOf(profile), id, account_id, picture_key: pictures[at] ?? null },
    }
  })
  await trx
    .insertInto('accounts')
    .values(rows.map(({ account }) => account))
    .execute()
  await trx
    .insertInto('student_profiles')
    .values(rows.map(({ profile }) => profile))
    .execute()
  return rows.map(({ account, profile }) => person(account.id, 'student', profile.id, account.email))
}

function proofOf({
  proved_school,
  school,
  is_completed,
}: Pick<StudentSeed, 'proved_school'> & Required<Pick<ProfileColumns, 'school' | 'is_completed'>>) {
  const said = is_completed && school !== '' ? school : null
  const proved = proved_school === undefined ? said : proved_school
  return proved === null
    ? { proved_school: null, proved_at: null, proved_by: null }
    : { ...PROOF, proved_school: proved }
}

export async function seedStudent(trx: Trx, seed: StudentSeed = {}): Promise<SeededPerson> {
  const [student] = await seedStudents(trx, [seed])
  return student!
}
