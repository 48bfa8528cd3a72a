import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { databaseErrorKind } from './database-error.ts'
import type { Database, RunStatement } from './engine.ts'

/**
 * Indexes on tables that grow with the programme: the name, and what follows it in `create index`. They are no
 * migrations, since a migration holds off all writers of a table for as long as an index on it takes. One that changes
 * gets another name; the name of what leaves this list goes into FORMER_INDEXES.
 */
export const LARGE_INDEXES: Readonly<Record<string, string>> = {
  // A student has few matches of any status, so this serves those of one student, too.
  match_requests_of_pair: 'on match_requests (student_profile_id, coach_id, created_at desc)',
  // A coach's load is counted from this alone.
  match_requests_of_coach: 'on match_requests (coach_id, status, student_profile_id)',
  bookings_begin: 'on bookings (starts_at)',
  bookings_of_pair: 'on bookings (coach_id, student_profile_id, starts_at)',
  bookings_made: 'on bookings (coach_id, created_at)',
  feedback_given: 'on feedback (created_at)',
  accounts_of_administrators: "on accounts (created_at, id) where role = 'admin'",
  // By any part of a name or an address. Each word of a name follows a space, so that its beginning can be asked for.
  accounts_named:
    "on accounts using gin ((' ' || first_name || ' ' || last_name) gin_trgm_ops) where erased_at is null",
  accounts_addressed: 'on accounts using gin (email gin_trgm_ops) where erased_at is null',
  // Lists of people are by name: of everybody, of a role, of who is paused. Names of the deleted are ''.
  accounts_listed: 'on accounts (first_name, last_name, id) where erased_at is null',
  accounts_of_role: 'on accounts (role, first_name, last_name, id) where erased_at is null',
  accounts_suspended:
    'on accounts (first_name, last_name, id) where suspended_at is not null and erased_at is null',
  // As `coach_is_open` says it of accounts, so that it answers that alone.
  accounts_coaches_by_name: `on accounts (first_name, last_name, id)
    where role = 'coach' and suspended_at is null and deletion_due_at is null and erased_at is null`,
  coaches_unapproved: 'on coaches (account_id) where approved_at is null',
  match_requests_over: "on match_requests (created_at, id) where status in ('ended', 'declined')",
  // How long students waited is read from the newest.
  match_requests_accepted: 'on match_requests (accepted_at desc) where accepted_at is not null',
  match_requests_waiting: "on match_requests (created_at, student_profile_id, id) where status = 'pending'",
  // A run that is removed is taken out of its matches.
  match_requests_of_run: 'on match_requests (run_id) where run_id is not null',
  match_requests_of_coach_made: 'on match_requests (coach_id, created_at desc)',
  audit_fields_address: `on audit_fields using gin ((details ->> 'email') gin_trgm_ops)
    where details ->> 'email' is not null`,
  student_profiles_of_school: 'on student_profiles (school, proved_school)',
  messages_by_state:
    "on messages (state, next_try_at) where state in ('due', 'retrying', 'refused', 'given_up')",
  messages_failed:
    "on messages (created_at desc, id desc) where state in ('retrying', 'refused', 'given_up')",
  session_messages_sent: 'on session_messages (sent_at)',
  time_slots_let_go:
    "on time_slots ((coalesce(claimed_at, ends_at))) where status <> 'booked' and not was_booked",
  stories_decided: 'on stories (decided_by, decided_at desc)',
  // What is deleted with an account for good is found by these, each row of it for itself.
  time_slots_of_coach: 'on time_slots (coach_id)',
  coach_notes_of_booking: 'on coach_notes (booking_id) where booking_id is not null',
}

/** Indexes in whose place others have come. */
const FORMER_INDEXES = [
  'accounts_by_name',
  'match_requests_coach',
  'time_slots_not_booked',
  'messages_not_out',
  'messages_waiting',
]

/** Held by whoever makes them; any number that nothing else locks. */
const LOCK = '20261123, 40'
/** How often it is looked whether another process has made them. */
const LOOK_MS = 2000

/** Which indexes there are to be, and which no more. */
export interface IndexList {
  readonly wanted: Readonly<Record<string, string>>
  readonly former: readonly string[]
}

const ALL: IndexList = { wanted: LARGE_INDEXES, former: FORMER_INDEXES }

/**
 * Makes those of the list that are missing, one after the other, each beside whoever writes to its table, however long
 * that takes; then those go in whose place they came. Where another process does so already, waits until it is done, or
 * takes its place when it ends. What a try that was cut off left behind, which is of no use, is made again. On the
 * embedded engine, which has no other writers, they are made at once. Answers the names of those that it made. Throws the
 * first failure; those made before it stay.
 */
export async function makeLargeIndexes(database: Database, list = ALL): Promise<string[]> {
  return database.withoutTransaction(async (run) => {
    if (database.engine === 'pglite') return changeIndexes(run, list, '')
    for (;;) {
      if ((await changesFor(run, list)).length === 0) return []
      // Tried and not waited for: a statement that waits has a snapshot, and an index that is made beside writers waits
      // for every snapshot.
      const [lock] = await run(`select pg_try_advisory_lock(${LOCK}) as had`)
      if (lock?.had === true) return changeIndexes(run, list, 'concurrently')
      await sleep(LOOK_MS)
    }
  })
}

interface Change {
  readonly name: string
  /** Null: it goes. */
  readonly definition: string | null
  /** It is there, and of no use. */
  readonly isBroken: boolean
}

/** What is to be done until the indexes are those of the list. */
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

/** After so long it is tried again: after a lost connection, of which the database's own line tells, and after all else. */
const LOST_MS = 10_000
const AGAIN_MS = 5 * 60_000

/**
 * Makes the large indexes of a PostgreSQL server while it serves: a start that waited for them could take an hour, and
 * without them answers are as right as with them, and slower. Answers how to leave off; an index on its way is then
 * finished by the database server itself.
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
