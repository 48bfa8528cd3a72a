import type { Database } from '../plugins/database/engine.ts'
import type { Actor } from '../plugins/tokens.ts'
import { largePeople } from './large-people.ts'
import { largeSessions } from './large-sessions.ts'
import { largeTraces } from './large-traces.ts'

/** The main sizes of a programme. Everything else is derived from these. */
export interface LargeSize {
  readonly students: number
  readonly coaches: number
  readonly bookings: number
}

/** A programme with this many students: one coach per fifty of them, and ten sessions each. */
export function largeSize(students: number): LargeSize {
  const coaches = Math.max(1, Math.floor(students / 50))
  return { students, coaches, bookings: coaches * 500 }
}

/** Random-looking ids that are the same in each run: the id of a row follows from its number. */
const ID = `create function pg_temp.id(kind text, nth bigint) returns uuid language sql immutable as $$
  select overlay(overlay(md5(kind || nth) placing '4' from 13) placing '8' from 17)::uuid $$`
/** A random-looking number from 0 to 99 that is the same in each run. */
const DICE = `create function pg_temp.dice(kind text, nth bigint) returns integer language sql immutable as $$
  select ('x' || substr(md5(kind || 'dice' || nth), 1, 6))::bit(24)::integer % 100 $$`

/**
 * Fills an empty, migrated PostgreSQL database with a large programme of two years, as of `now`: people and their
 * hours, matches, sessions from 104 weeks ago until three weeks ahead, and related data. Rows refer to each other as in
 * production, and every constraint holds. Triggers do not run: the hashes of the audit's chain are not real, and
 * references are not checked one by one. Needs a superuser.
 */
export async function fillLarge(
  database: Database,
  size: LargeSize,
  now: Date,
  tell: (what: string) => void = () => undefined,
): Promise<void> {
  await database.withoutTransaction(async (run) => {
    for (const statement of [ID, DICE, 'set session_replication_role = replica', 'set jit = off'])
      await run(statement)
    for (const part of [largePeople, largeSessions, largeTraces]) {
      for (const [what, statement] of part(size, `timestamptz '${now.toISOString()}'`)) {
        const start = performance.now()
        await run(statement)
        tell(`${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
      }
    }
    await run('vacuum analyze')
  })
}

/** The callers: a student who can book, the coach of one of their accepted matches, and a session of the two. */
export interface LargePair {
  readonly student: Actor
  readonly coach: Actor
  readonly booking: string
  readonly lastName: string
}

/** Pairs from the whole programme, no coach twice, the same in each run, and one of its administrators. */
export async function largeSample(
  database: Database,
  count: number,
): Promise<{ pairs: LargePair[]; admin: Actor }> {
  const { rows, admins } = await database.withoutTransaction(async (run) => ({
    rows: await run(`
      select distinct on (md5(c.id::text)) s.id, s.account_id, c.id as coach_id, c.account_id as coach_account, b.id as booking,
        a.last_name
      from coaches c
        join match_requests m on m.coach_id = c.id and m.status = 'accepted'
        join student_profiles s on s.id = m.student_profile_id and s.is_completed and s.proved_school is not null
        join accounts a on a.id = s.account_id and a.suspended_at is null
        join bookings b on b.student_profile_id = s.id and b.coach_id = c.id and b.status = 'booked'
      where coach_is_open(c)
      order by md5(c.id::text), md5(s.id::text), b.starts_at desc limit ${count}`),
    admins: await run(`select id from accounts where role = 'admin' order by id limit 1`),
  }))
  const adminId = String(admins[0]?.id)
  return {
    admin: { accountId: adminId, role: 'admin', profileId: adminId },
    pairs: rows.map((row) => ({
      student: { accountId: String(row.account_id), role: 'student', profileId: String(row.id) },
      coach: { accountId: String(row.coach_account), role: 'coach', profileId: String(row.coach_id) },
      booking: String(row.booking),
      lastName: String(row.last_name),
    })),
  }
}
