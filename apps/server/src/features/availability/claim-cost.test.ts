import { randomUUID } from 'node:crypto'
import { type KyselyPlugin, type RawNode, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../plugins/database/engine.ts'
import type { Sendable } from '../../plugins/database/prepared.ts'
import type { Trx } from '../../plugins/database/tables.ts'
import { seedCoaches } from '../../seeds/coaches.ts'
import { seedStudents } from '../../seeds/people.ts'
import { describeOnPostgres } from '../../testing/engines.ts'
import { TEST_NOW } from '../../testing/test-clock.ts'
import { openPostgresTestDatabase } from '../../testing/test-database.ts'
import { scaled } from '../../testing/test-scale.ts'
import { claimSituation, claimToInsert } from './claims/queries.ts'

/** Rounds of claims that are released again. In each round every student holds one claim, with one of four coaches. */
const ROUNDS = scaled(100, 10)
const STUDENTS = 1000
const COACHES = 4

/** Runs each statement with EXPLAIN ANALYZE and returns the plan instead of the rows. */
const analyzed: KyselyPlugin = {
  transformQuery: ({ node }) => {
    const [first, ...rest] = (node as RawNode).sqlFragments
    return { ...node, sqlFragments: [`explain (analyze, buffers, format json) ${first}`, ...rest] } as RawNode
  },
  transformResult: async ({ result }) => result,
}

interface Done {
  'QUERY PLAN': [{ Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }]
}

/** Blocks that a statement read, from the database's memory or from disk. */
async function blocks(trx: Trx, statement: Sendable<unknown>): Promise<number> {
  const { rows } = await statement.execute(trx.withPlugin(analyzed))
  const plan = (rows[0] as Done)['QUERY PLAN'][0].Plan
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
}

describeOnPostgres('a claim after many released ones', (serverUrl) => {
  let database: Database
  beforeAll(async () => {
    database = await openPostgresTestDatabase(serverUrl)
  })
  afterAll(() => database.close())

  it('reads about as many blocks as the first one', { timeout: 120_000 }, async () => {
    const now = TEST_NOW
    const start = Math.ceil(now / 3_600_000) * 3_600_000 + 24 * 3_600_000
    const { coaches, students } = await database.transaction(async (trx) => ({
      coaches: await seedCoaches(
        trx,
        Array.from({ length: COACHES }, () => ({})),
      ),
      students: await seedStudents(
        trx,
        Array.from({ length: STUDENTS + 1 }, () => ({})),
      ),
    }))
    const claim = {
      id: randomUUID(),
      coachId: coaches[0]!.profileId,
      studentId: students[STUDENTS]!.profileId,
      start,
      end: start + 1_800_000,
      expiresAt: now + 600_000,
      renewed: false,
      moving: null,
    }
    /** The blocks that a claim reads. The claim is rolled back. */
    const cost = async () => {
      let count = 0
      const claimed = database.transaction(async (trx) => {
        count += await blocks(trx, claimSituation(claim, now, 30))
        count += await blocks(trx, claimToInsert(claim, now))
        throw new Error('given up')
      })
      await expect(claimed).rejects.toThrow('given up')
      return count
    }
    const first = await cost()
    const { root } = database.background
    await sql`create table ours as
      select c.id as coach_id, s.id as student_id,
        to_timestamp(${start / 1000}::float8) + (s.n / ${sql.lit(COACHES)}) * interval '30 minutes' as starts_at
      from (select id, row_number() over () - 1 as n from student_profiles where id <> ${claim.studentId}) s
      join (select id, row_number() over () - 1 as n from coaches) c on c.n = s.n % ${sql.lit(COACHES)}`.execute(
      root,
    )
    for (let round = 0; round < ROUNDS; round++) {
      await sql`insert into time_slots
          (id, coach_id, student_profile_id, starts_at, ends_at, status, expires_at, claimed_at)
        select gen_random_uuid(), coach_id, student_id, starts_at, starts_at + interval '30 minutes', 'claimed',
          ${new Date(claim.expiresAt)}::timestamptz, ${new Date(now)}::timestamptz from ours`.execute(root)
      await sql`update time_slots set status = 'released', expires_at = null where status = 'claimed'`.execute(
        root,
      )
    }
    const { rows } = await sql<{ count: number }>`select count(*) from time_slots`.execute(database.root)
    expect(rows[0]!.count).toBe(ROUNDS * STUDENTS)
    // The first reader of what the last transactions left also marks it as dead, so the first run does not count.
    await cost()
    const last = await cost()
    expect(last).toBeLessThanOrEqual(2 * first)
  })
})
