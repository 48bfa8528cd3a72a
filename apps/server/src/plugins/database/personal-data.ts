import type { Role } from '@shinequo/contract/accounts'
import type { RetentionKind } from '@shinequo/contract/retention'
import type { ServerMessages } from '@shinequo/messages/server'
import { type RawBuilder, sql as raw, type Updateable } from 'kysely'
import { calledName } from './called-name.ts'
import type { Sql, Tables, Trx } from './tables.ts'

/*
 * What each noun says of its tables in its personal-data.ts: whose a row is, how the person's file shows it, what the end
 * of an account does with it, for how long it is kept, who sees it, and which texts people type. The export
 * (accounts/own-data), the erasure (accounts/erasure), retention, stored-texts.ts and their tests read it; nothing of it is
 * listed again elsewhere.
 */

/** The person of an account. An administrator has neither profile. */
export interface Person {
  readonly id: string
  readonly role: Role
  readonly student_id: string | null
  readonly coach_id: string | null
  /** Null until the mailbox is proved: what others stored about an address is not for whoever claims it. */
  readonly email: string | null
}

/** A person whose account ends. */
export interface Leaver extends Omit<Person, 'email'> {
  /** The addresses that the account has proved. */
  readonly addresses: readonly string[]
  /** An invitation to one of them that stays. */
  readonly spared: string | undefined
  readonly now: Date
}

/** A student's or a coach's profile, which has sessions and matches. */
export interface Side {
  readonly role: 'student' | 'coach'
  readonly profileId: string
}

/** How a row is found to be a person's: by a profile, by the account, or by a proved address. */
export const OWNERS = ['student', 'coach', 'account', 'address'] as const
export type Owner = (typeof OWNERS)[number]

/** Who reads something and knows whose it is. `staff` includes the file that staff can have made of a person. */
export type Reader = 'self' | 'coach' | 'student' | 'staff'
export const SELF: readonly Reader[] = ['self']
export const OFFICE: readonly Reader[] = ['self', 'staff']
export const BETWEEN_THEM: readonly Reader[] = ['self', 'coach', 'student']
export const ALL: readonly Reader[] = ['self', 'coach', 'student', 'staff']
export const NO_READER: readonly Reader[] = []

/* What most tables have in common, by their owner: rows that those and staff see, deleted with the account. */
export const OF_ACCOUNT = { whose: { account: 'account_id' }, seen: OFFICE, ends: 'deleted' } as const
export const OF_STUDENT = { whose: { student: 'student_profile_id' }, seen: OFFICE, ends: 'deleted' } as const
export const OF_COACH = { whose: { coach: 'coach_id' }, seen: OFFICE, ends: 'deleted' } as const
export const OF_BOTH = {
  whose: { student: 'student_profile_id', coach: 'coach_id' },
  seen: ALL,
  ends: 'deleted',
} as const
export const OF_SESSION = {
  whose: { student: 'session', coach: 'session' },
  seen: ALL,
  ends: 'deleted',
} as const

/* Columns. */
export const HASH = { file: { not: 'a hash, which nobody can read back' }, seen: NO_READER } as const
export const IN_STUDENTS = { file: ['student'] } as const
export const IN_BOTH = { file: ['student', 'coach'] } as const
export const IN_ALL = { file: ['student', 'coach', 'admin'] } as const

type NameOf<T extends keyof Tables> = keyof Tables[T] & string
type Value<T extends keyof Tables, C> = C extends keyof Updateable<Tables[T]>
  ? Updateable<Tables[T]>[C]
  : never

/** The kinds of text that the contract has. */
export type TextKind = 'line' | 'lines' | 'name' | 'address' | 'link'

/** A column. `{}`: it is not in the file, identifies nobody, and stays with its row. */
interface ColumnData<V = unknown> {
  /**
   * True or its name there: a plain section shows it so. Roles: whose files contain it, in a section with a query.
   * Otherwise why it is in no file.
   */
  readonly file?: true | string | readonly Role[] | { readonly not: string }
  /** If people type it: its kind, by which `stored-texts.ts` keeps it normalised. */
  readonly text?: TextKind
  /** What a plain section shows instead of the value. */
  readonly show?: (value: never) => unknown
  /** By its value the row is found to be the person's, so tests put no other word there. */
  readonly finds?: true
  /** What it becomes in a row that is blanked. */
  readonly blank?: V | ((leaver: Leaver) => V)
  /** Why its text stays when an account ends, or for whose end alone it does. */
  readonly stays?: string | Partial<Record<Owner, string>>
  /** If others than those of its table. */
  readonly seen?: readonly Reader[]
}

/**
 * What becomes of the rows of a person: deleted, by a function of the noun's queries.ts if not simply all of them, or by
 * the database with those of another table; or why they stay.
 */
type Gone =
  | 'deleted'
  | ((trx: Trx, leaver: Leaver) => Promise<void>)
  | { readonly with: keyof Tables }
  | { readonly stays: string }
type Ends<E> = E | Partial<Record<Owner, E>>

type OwnData = ServerMessages['ownData']
type Title = { [K in keyof OwnData]: OwnData[K] extends string ? K : never }[keyof OwnData]

interface PlainSection {
  readonly title: Title
  readonly about?: Title
  /** The columns that order it, separated by commas, each with ' desc' if the last comes first. */
  readonly order?: string
  /** If it is not in the files of all who own rows. */
  readonly of?: Role
}

/** Whom or what others must be told of: cancelled sessions, coaches whose times are free, students without a match. */
export type Ended = 'sessions' | 'coaches' | 'students'

interface Common {
  /** Its section in the person's file, or why it is in none. */
  readonly file: string | { readonly not: string }
  /** If the section is nothing but the person's rows with the columns that are in the file: how it is shown. */
  readonly plain?: PlainSection
  readonly seen: readonly Reader[]
  /** Ends what is live or ahead of a person before anything is erased, table after table; returns the ids of these. */
  readonly endAhead?: { readonly [E in Ended]?: (trx: Trx, side: Side, now: Date) => Promise<string[]> }
}

interface Named<T extends keyof Tables> extends Common {
  /** The column of each owner; 'session': by the session that its `booking_id` names. */
  readonly whose: Partial<Record<Owner, NameOf<T> | 'session'>>
  readonly kept?: Kept<T>
}

/** For how long rows are kept if not as long as the account or as what they belong to. `t` is the table in SQL. */
interface Kept<T extends keyof Tables> {
  readonly kind: RetentionKind
  /** Rows expire so long after this instant of theirs, or if this is true. */
  readonly since: NameOf<T> | Expired
}
type Expired = (before: Date, now: Date) => RawBuilder<boolean>

/** A table. One whose rows are blanked says something of every column, another of each text that is no list's value. */
type TableData<T extends keyof Tables> =
  | (Named<T> & {
      readonly ends: Ends<Gone>
      readonly columns?: { readonly [C in keyof Tables[T]]?: ColumnData<Value<T, C>> }
    })
  | (Named<T> & {
      readonly ends: Ends<Gone | 'blanked'>
      readonly columns: { readonly [C in keyof Tables[T]]: ColumnData<Value<T, C>> }
    })
  | {
      readonly nobody: string
      readonly kept?: Kept<T>
      readonly columns?: { readonly [C in keyof Tables[T]]?: Pick<Required<ColumnData>, 'text'> }
    }

/** A section of a person's file; accounts/own-data has their order. */
export interface Section {
  readonly of: Role | 'everybody'
  /** Its key in the JSON. */
  readonly key: string
  readonly title: Title
  readonly about?: Title
  readonly read: (sql: Sql, person: Person) => Promise<readonly object[]>
  /** What remains of a row in a file that staff have made; null leaves it out, or the whole section. */
  readonly forStaff?: ((row: never) => object | null) | null
}

/** What a noun says of its tables. */
export interface NounData {
  readonly tables: { readonly [T in keyof Tables]?: TableData<T> }
  readonly sections?: readonly Section[]
}

/** All nouns, in the order in which they are erased. */
export type PersonalData = readonly NounData[]

/** A table of any name, as those read it who walk all of them. */
export interface AnyTable extends Common {
  readonly name: keyof Tables
  readonly whose: Partial<Record<Owner, string>>
  readonly kept?: { readonly kind: RetentionKind; readonly since: string | Expired }
  readonly ends: Ends<Gone | 'blanked'>
  readonly columns: Readonly<Record<string, ColumnData>>
  /** What a table contains that says nothing of people. */
  readonly nobody?: string
}

/** All tables, in the order in which they are erased. */
export function tablesOf(data: PersonalData): AnyTable[] {
  return data.flatMap(({ tables }) =>
    Object.entries(tables).map(
      ([name, table]) =>
        ({ whose: {}, ends: {}, columns: {}, file: { not: '' }, seen: [], ...table, name }) as AnyTable,
    ),
  )
}

/** Whether people of a role can own rows of a table. */
export function isOfRole({ whose }: AnyTable, role: Role): boolean {
  return whose.account !== undefined || (role !== 'admin' && whose[role] !== undefined)
}

/** What the end of an account does with rows that are this owner's; undefined if none are. */
export function endOf({ whose, ends }: AnyTable, owner: Owner): Gone | 'blanked' | undefined {
  if (whose[owner] === undefined) return undefined
  if (typeof ends !== 'object' || 'with' in ends || 'stays' in ends) return ends as Gone
  return (ends as Partial<Record<Owner, Gone>>)[owner]
}

/** Whether the rows of a table, in a query of it alone, are a person's; undefined if nothing of this owner is theirs. */
export function isOwn(
  { whose }: AnyTable,
  owner: Owner,
  person: Omit<Person, 'email'> & { readonly addresses: readonly string[] },
): RawBuilder<boolean> | undefined {
  const column = whose[owner]
  if (column === undefined) return undefined
  if (owner === 'address') return raw`${raw.ref(column)} = any(${person.addresses}::text[])`
  const id = { student: person.student_id, coach: person.coach_id, account: person.id }[owner]
  if (id === null) return undefined
  if (column !== 'session') return raw`${raw.ref(column)} = ${id}::uuid`
  const party = raw.ref(owner === 'student' ? 'student_profile_id' : 'coach_id')
  return raw`booking_id in (select id from bookings where ${party} = ${id}::uuid)`
}

/** The name of another person as the product shows it: 'Rosa O.'. */
export const shortName = (alias: 'ca' | 'sa' | 'actor' | 'inviter') =>
  raw<
    string | null
  >`${calledName(alias)} || coalesce(' ' || nullif(left(${raw.ref(`${alias}.last_name`)}, 1), '') || '.', '')`

/** A row without some columns, as `forStaff` of a section. */
export const without =
  (...columns: readonly string[]) =>
  (row: object): object =>
    Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column)))
