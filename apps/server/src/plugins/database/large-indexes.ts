import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { databaseErrorKind } from './database-error.ts'
import type { Database, RunStatement } from './engine.ts'

/**
 * Indexes on tables that grow with the programme: the name, and what follows it in `create index`. They are not created
 * by migrations, because a migration blocks all writers of a table while it builds an index. To change an index, give
 * it another name. Add the name of a removed one to FORMER_INDEXES.
 */
export const LARGE_INDEXES: Readonly<Record<string, string>> = {
  // A student has few matches of any status, so this also serves the matches of one student.
  match_requests_of_pair: 'on match_requests (student_profile_id, coach_id, created_at desc)',
  // A coach's load is counted by an index-only scan.
  match_requests_of_coach: 'on match_requests (coach_id, status, student_profile_id)',
  bookings_begin: 'on bookings (starts_at)',
  bookings_of_pair: 'on bookings (coach_id, student_profile_id, starts_at)',
  bookings_made: 'on bookings (coach_id, created_at)',
  feedback_given: 'on feedback (created_at)',
  feedback_shared: 'on feedback (created_at, booking_id) where shared_as is not null',
  feedback_shared_of_coach: 'on feedback (coach_id, created_at, booking_id) where shared_as is not null',
  accounts_of_administrators: "on accounts (created_at, id) where role = 'admin'",
  // For any part of a name or an address.
  accounts_folded: 'on accounts using gin (folded_name gin_trgm_ops) where erased_at is null',
  accounts_addressed: 'on accounts using gin (email gin_trgm_ops) where erased_at is null',
  // Lists of people are sorted by name: of everybody, of a role, of paused people. Names of deleted accounts are ''.
  accounts_sorted: 'on accounts (folded_name, id) where erased_at is null',
  accounts_of_role_sorted: 'on accounts (role, folded_name, id) where erased_at is null',
  accounts_suspended_sorted:
    'on accounts (folded_name, id) where suspended_at is not null and erased_at is null',
  accounts_joined: 'on accounts (created_at, id) where erased_at is null',
  // The conditions of `coach_is_open` on accounts, so that this index alone answers it.
  accounts_coaches_sorted: `on accounts (folded_name, id)
    where role = 'coach' and suspended_at is null and deletion_due_at is null and erased_at is null`,
  coaches_unapproved: 'on coaches (account_id) where approved_at is null',
  match_requests_over: "on match_requests (created_at, id) where status in ('ended', 'declined')",
  // The waiting times of students are read from the newest matches.
  match_requests_accepted: 'on match_requests (accepted_at desc) where accepted_at is not null',
  match_requests_waiting: "on match_requests (created_at, student_profile_id, id) where status = 'pending'",
  // Removing a run clears it from its matches.
  match_requests_of_run: 'on match_requests (run_id) where run_id is not null',
  match_requests_of_coach_made: 'on match_requests (coach_id, created_at desc)',
  audit_fields_address: `on audit_fields using gin ((details ->> 'email') gin_trgm_ops)
    where details ->> 'email' is not null`,
  // Who has no coach is found by this index and those of matches, without reading the profiles.
  student_profiles_completed: 'on student_profiles (id, account_id) where is_completed',
  student_profiles_of_school: 'on student_profiles (school, proved_school)',
  student_profiles_of_proved_school: 'on student_profiles (proved_school) where proved_school is not null',
  messages_by_state:
    "on messages (state, next_try_at) where state in ('due', 'retrying', 'refused', 'given_up')",
  messages_failed:
    "on messages (created_at desc, id desc) where state in ('retrying', 'refused', 'given_up')",
  session_messages_sent: 'on session_messages (sent_at)',
  time_slots_let_go:
    "on time_slots ((coalesce(claimed_at, ends_at))) where status <> 'booked' and not was_booked",
  stories_decided: 'on stories (decided_by, decided_at desc)',
  // Used when an account is erased: each of these rows is found by its foreign key.
  time_slots_of_coach: 'on time_slots (coach_id)',
  coach_notes_of_booking: 'on coach_notes (booking_id) where booking_id is not null',
}

/** Indexes that others have replaced. */
const FORMER_INDEXES = [
  'accounts_by_name',
  'accounts_named',
  'accounts_listed',
  'accounts_of_role',
  'accounts_suspended',
  'accounts_coaches_by_name',
  'match_requests_coach',
  'time_slots_not_booked',
  'messages_not_out',
  'messages_waiting',
]

/** The lock of the process that creates the indexes: any number that nothing else locks. */
const LOCK = '20261123, 40'
/** How often a process checks whether another one has created them. */
const LOOK_MS = 2000

/** The indexes to create, and those to drop. */
export interface IndexList {
  readonly wanted: Readonly<Record<string, string>>
  readonly former: readonly string[]
}

const ALL: IndexList = { wanted: LARGE_INDEXES, former: FORMER_INDEXES }

/**
 * Creates the missing indexes of the list one after the other, without blocking writers, however long that takes. Then
 * drops the ones they replace. If another process is doing this already, waits until it is done, or takes over if it
 * stops. Indexes left invalid by an interrupted attempt are created again. The embedded engine, which has no other
 * writers, creates them directly. Returns the names of the indexes it created. Throws the first failure; those created
 * before it stay.
 */
export async function makeLargeIndexes(database: Database, list = ALL): Promise<string[]> {
  return database.withoutTransaction(async (run) => {
    if (database.engine === 'pglite') return changeIndexes(run, list, '')
    for (;;) {
      if ((await changesFor(run, list)).length === 0) return []
      // Polls instead of waiting for the lock: a waiting statement has a snapshot, and CREATE INDEX CONCURRENTLY waits
      // for every snapshot.
      const [lock] = await run(`select pg_try_advisory_lock(${LOCK}) as had`)
      if (lock?.had === true) return changeIndexes(run, list, 'concurrently')
      await sleep(LOOK_MS)
    }
  })
}

interface Change {
  readonly name: string
  /** Null: drop it. */
  readonly definition: string | null
  /** It exists, but is invalid. */
  readonly isBroken: boolean
}

/** The changes that are needed to match the list. */
async function changesFor(run: RunStatement, { wanted, former }: IndexList): Promise<Change[]> {
  const rows = await run(`
    select c.relname as name, i.indisvalid as valid from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = 'public'::regnamespace`)
  const found = new Map(rows.map(({ name, valid }) => [name, valid]))
  return [
    ...Object.entries(wanted)
      .filter(([name]) => found.get(name) !== true)
      .map(([name, definition]) => ({ name, definition, isBroken: found.has(name) })),
    ...former.filter((name) => found.has(name)).map((name) => ({ name, definition: null, isBroken: true })),
  ]
}

async function changeIndexes(
  run: RunStatement,
  list: IndexList,
  how: 'concurrently' | '',
): Promise<string[]> {
  const made: string[] = []
  for (const { name, definition, isBroken } of await changesFor(run, list)) {
    if (isBroken) await run(`drop index ${how} ${name}`)
    if (definition === null) continue
    await run(`create index ${how} ${name} ${definition}`)
    made.push(name)
  }
  return made
}

/** When to retry: after a lost connection, which the database plugin logs, and after any other error. */
const LOST_MS = 10_000
const AGAIN_MS = 5 * 60_000

/**
 * Creates the large indexes of a PostgreSQL server while it serves requests. Waiting for them could delay a start by an
 * hour; without them responses are correct, only slower. Returns a function to stop; the database server itself then
 * finishes the index in progress.
 */
export function makeLargeIndexesMeanwhile(
  database: Database,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): () => void {
  const left = new AbortController()
  const work = async () => {
    while (!left.signal.aborted) {
      let wait = AGAIN_MS
      try {
        const made = await makeLargeIndexes(database)
        if (made.length > 0) log.info({ made }, 'indexes on large tables were made')
        return
      } catch (error) {
        if (databaseErrorKind(error) === 'lost') wait = LOST_MS
        else log.error({ err: error }, 'indexes on large tables could not be made')
      }
      await sleep(wait, undefined, { signal: left.signal, ref: false }).catch(() => undefined)
    }
  }
  void work()
  return () => left.abort()
}
