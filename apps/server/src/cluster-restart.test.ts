import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { openPostgres } from './plugins/database/postgres.ts'
import { MIGRATION_LIMITS } from './plugins/database/statement-limits.ts'
import { BookingCrowd } from './testing/booking-crowd.ts'
import { bookingFaults } from './testing/booking-faults.ts'
import { BookingLoad } from './testing/booking-load.ts'
import { bookingCluster } from './testing/cluster/booking-cluster.ts'
import { FollowingPage } from './testing/cluster/following-page.ts'
import { copyRelease } from './testing/cluster/release.ts'

const SECOND = 1000
const CLIENTS = 16
const REST_MS = 300
/** How long booking goes on with each number of upgraded machines. */
const CALM_MS = 3 * SECOND
/** An open page is connected again within this time. */
const BACK_MS = 5 * SECOND

describe('a rolling restart of three servers to a version with a migration', () => {
  const crowd = new BookingCrowd(20_261_129)
  const folder = mkdtempSync(join(tmpdir(), 'sq-release-'))
  const place = bookingCluster(crowd, CLIENTS)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('fails no request of 16 clients, and open pages are back within five seconds', async () => {
    const main = copyRelease(folder, {
      '9999-a-release.ts': `import { sql } from 'kysely'
export const up = (db) => sql\`alter table bookings add column released text not null default 'yes'\`.execute(db)
`,
    })
    const url = place.cluster.plan.public_url
    const replicasUsed = () => Promise.all(place.cluster.apps.map((app) => app.usesReplica()))
    await expect.poll(replicasUsed, { timeout: 10 * SECOND }).toEqual([true, true, true])
    const pages = crowd.students.map((student) => new FollowingPage(crowd, url, student))
    const load = new BookingLoad(crowd, crowd.students, { urlOf: () => url, restMs: REST_MS })
    try {
      await sleep(CALM_MS)
      for (const { server, worker } of place.cluster.apps) {
        for (const one of worker ? [server, worker] : [server]) {
          await one.stop()
          one.startNextWith([main])
          one.start()
        }
        await place.cluster.untilServed()
        await sleep(CALM_MS)
      }
    } finally {
      await load.stop()
      await Promise.all(pages.map((page) => page.stop()))
    }
    const gaps = pages.flatMap((page) => page.gaps)
    console.log(
      `${crowd.acknowledged.length} bookings, ${load.refused} requests refused, slowest answer ${Math.round(load.slowestMs)} ms; ` +
        `${gaps.length} times an open page connected again, the slowest after ${Math.round(Math.max(...gaps))} ms`,
    )
    expect([load.refused, load.unexpected]).toEqual([0, []])
    expect(gaps.length).toBeGreaterThanOrEqual(CLIENTS)
    expect(Math.max(...gaps)).toBeLessThan(BACK_MS)
    const database = await openPostgres(place.cluster.apps[0]!.directUrl, { limits: MIGRATION_LIMITS })
    try {
      expect(await bookingFaults(database.root)).toEqual([])
      const released = sql<{ count: string }>`select count(*) from bookings where released = 'yes'`
      const { rows } = await released.execute(database.root)
      expect(Number(rows[0]!.count)).toBe(crowd.acknowledged.length)
    } finally {
      await database.close()
    }
  }, 300_000)
})
