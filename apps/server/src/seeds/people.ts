import { randomBytes, randomUUID } from 'node:crypto'
import { hashSync } from '@node-rs/argon2'
import type { Role } from '@shinequo/contract/accounts'
import type { Insertable } from 'kysely'
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

export interface AccountSeed {
  id?: string
  role?: Role
  email?: string
  first_name?: string
  last_name?: string
  time_zone?: string | null
  created_at?: Date
  /** When the account was paused; not paused by default. */
  suspended_at?: Date
  /** Null: the owner never proved the mailbox. */
  email_proved_at?: Date | null
}

export function accountRow(seed: AccountSeed): Insertable<Tables['accounts']> & { email: string } {
  const id = seed.id ?? randomUUID()
  const role = seed.role ?? 'student'
  return {
    id,
    role,
    email: seed.email ?? `${role}-${id.slice(0, 13)}@shinequo.example`,
    password_hash: demoPasswordHash(),
    first_name: seed.first_name ?? 'Robin',
    last_name: seed.last_name ?? 'Sample',
    time_zone: seed.time_zone ?? null,
    created_at: seed.created_at ?? REGISTERED,
    email_proved_at: seed.email_proved_at === undefined ? REGISTERED : seed.email_proved_at,
    suspended_at: seed.suspended_at ?? null,
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
export interface StudentSeed extends Omit<AccountSeed, 'role'>, Partial<ProfileColumns> {
  account_id?: string
  /** JPEG bytes. */
  picture?: Uint8Array
}

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
  const accounts = seeds.map(({ account_id, ...seed }) =>
    accountRow({ ...seed, id: account_id ?? randomUUID(), role: 'student' }),
  )
  const profiles = seeds.map((seed, at) => ({
    ...proofOf(seed),
    id: seed.id ?? randomUUID(),
    account_id: accounts[at]!.id,
    school: seed.school ?? 'boston_university',
    degree: seed.degree ?? 'bachelors',
    course: seed.course ?? 'Biology',
    state: seed.state ?? 'Massachusetts',
    city: seed.city ?? 'Boston',
    language_preference: seed.language_preference ?? 'English',
    identify_as: seed.identify_as ?? 'not_sure',
    sex: seed.sex ?? 'other',
    is_international: seed.is_international ?? null,
    is_completed: seed.is_completed ?? true,
    shares_identity: seed.shares_identity ?? false,
    picture_key: pictures[at] ?? null,
  }))
  await trx.insertInto('accounts').values(accounts).execute()
  await trx.insertInto('student_profiles').values(profiles).execute()
  return profiles.map(({ id }, at) => person(accounts[at]!.id, 'student', id, accounts[at]!.email))
}

function proofOf({ proved_school, school = 'boston_university', is_completed = true }: StudentSeed) {
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
