import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { BookingCrowd } from './testing/booking-crowd.ts'
import { BookingLoad } from './testing/booking-load.ts'
import { bookingCluster } from './testing/cluster/booking-cluster.ts'
import { until } from './testing/cluster/supervised-process.ts'

const SECOND = 1000
const CLIENTS = 16
const REST_MS = 300
/** How long booking goes on before and after the backup, and after the instant that is restored. */
const LOAD_MS = 5 * SECOND

describe('a backup that is taken while 16 clients book', () => {
  const crowd = new BookingCrowd(20_261_130)
  const place = bookingCluster(crowd, CLIENTS)

  /** Waits until all changes so far are in the repository of the backups. */
  async function untilArchived(): Promise<void> {
    const segment = await place.cluster.onPrimary(async (client) => {
      const { rows } = await client.query('select pg_walfile_name(pg_switch_wal()) as name')
      return rows[0].name as string
    })
    const archived = 'select last_archived_wal >= $1 as yes from pg_stat_archiver'
    await until('the last changes are archived', 60 * SECOND, () =>
      place.cluster.onPrimary(
        async (client) => (await client.query(archived, [segment])).rows[0].yes as boolean,
      ),
    )
  }

  it('is restored to an instant: each booking acknowledged until then, row by row, and none of later', async () => {
    const load = new BookingLoad(crowd, crowd.students, {
      urlOf: () => place.cluster.plan.public_url,
      restMs: REST_MS,
    })
    const start = performance.now()
    await sleep(LOAD_MS)
    const primary = await place.cluster.untilSafe()
    await place.cluster.backups.run(primary, 'backup', '--type=full')
    const backedUp = performance.now()
    await sleep(LOAD_MS)
    const before = crowd.acknowledged.map(({ booking }) => booking.id)
    const instant = await place.cluster.onPrimary(
      async (client) => (await client.query('select clock_timestamp()::text as at')).rows[0].at as string,
    )
    await sleep(LOAD_MS)
    await load.stop()
    const after = crowd.acknowledged.slice(-CLIENTS).map(({ booking }) => booking.id)
    await untilArchived()
    const restored = await place.cluster.backups.restoreTo(instant)
    try {
      const query = `select b.*, t.* from bookings b join time_slots t on t.id = b.time_slot_id
        where b.id = any($1::uuid[]) order by b.id`
      const rowsOf = async (ids: string[]) => (await restored.client.query(query, [ids])).rows
      const live = await place.cluster.onPrimary(
        async (client) => (await client.query(query, [before])).rows,
        'shinequo',
      )
      expect(live.length).toBe(before.length)
      expect(await rowsOf(before)).toEqual(live)
      expect(await rowsOf(after)).toEqual([])
    } finally {
      await restored.stop()
    }
    console.log(
      `backup after ${Math.round((backedUp - start - LOAD_MS) / SECOND)} s, ${before.length} bookings acknowledged until ` +
        `the instant, ${crowd.acknowledged.length} in all; ${load.refused} requests refused`,
    )
    expect([load.refused, load.unexpected]).toEqual([0, []])
  }, 300_000)
})
