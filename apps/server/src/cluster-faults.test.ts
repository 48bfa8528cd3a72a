import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, inject, it } from 'vitest'
import { openPostgres } from './plugins/database/postgres.ts'
import { MIGRATION_LIMITS } from './plugins/database/statement-limits.ts'
import { BookingCrowd } from './testing/booking-crowd.ts'
import { bookingFaults, bookingMails } from './testing/booking-faults.ts'
import { BookingLoad } from './testing/booking-load.ts'
import { bookingCluster } from './testing/cluster/booking-cluster.ts'
import { OpenDashboard } from './testing/cluster/open-dashboard.ts'
import { until } from './testing/cluster/supervised-process.ts'
import { scaled } from './testing/test-scale.ts'

const SECOND = 1000
const CLIENTS = 16
/** How long a student rests between two sessions. Without it the load leaves no processor for the cluster. */
const REST_MS = 400
/** How long a lost machine or a frozen one stays so: longer than another one needs to take over. */
const AWAY_MS = 20 * SECOND
/** The longest time in which no booking is acknowledged after a fault, and the median of these times. */
const WORST_MS = 30 * SECOND
const MEDIAN_MS = 15 * SECOND
/** How long booking goes on between two faults. */
const CALM_MS = 3 * SECOND
/** How long two workers have for the mails that waited while students booked: so long, and so much more for each. */
const MAILS_MS = 60 * SECOND
const EACH_MAIL_MS = 40
/** An open page shows within this time what was booked after a fault. */
const FOLLOWS_MS = 60 * SECOND

interface Fault {
  readonly name: string
  /** Whether another machine must become the primary. Otherwise none may. */
  readonly takesOver: boolean
  /** Causes the fault. What it returns ends it. */
  readonly happens: () => Promise<(() => Promise<void>) | undefined>
}

describe('16 clients who book on three servers and three databases', () => {
  const crowd = new BookingCrowd(20_261_128)
  const found: { fault: string; ms: number }[] = []
  const follows: number[] = []
  const place = bookingCluster(crowd, CLIENTS + 1)

  const primary = () => place.cluster.untilSafe()

  const FAULTS: Fault[] = [
    {
      name: 'the machine of the primary is lost',
      takesOver: true,
      happens: async () => {
        const machine = await primary()
        await machine.lose()
        return async () => machine.start()
      },
    },
    {
      name: 'the primary freezes and thaws',
      takesOver: true,
      happens: async () => {
        const machine = await primary()
        await machine.freeze(true)
        return () => machine.freeze(false)
      },
    },
    {
      name: 'a server is killed',
      takesOver: false,
      happens: async () => void place.cluster.apps[0]!.server.crash(),
    },
    {
      name: 'PostgreSQL of the primary is killed',
      takesOver: true,
      happens: async () => void (await (await primary()).losePostgres()),
    },
    {
      name: 'a worker is killed',
      takesOver: false,
      happens: async () => void place.cluster.apps[0]!.worker!.crash(),
    },
    {
      name: 'Patroni of the primary is killed',
      takesOver: true,
      happens: async () => {
        const { patroni } = await primary()
        await patroni.loseAlone()
        return async () => patroni.start()
      },
    },
    {
      name: 'PgBouncer is killed',
      takesOver: false,
      happens: async () => void place.cluster.apps[1]!.pooler.crash(),
    },
    { name: 'haproxy is killed', takesOver: false, happens: async () => void place.cluster.front.crash() },
    {
      name: 'the machine of a replica is lost',
      takesOver: false,
      happens: async () => {
        const leader = await primary()
        const machine = place.cluster.databases.find((one) => one !== leader)!
        // The hardest case: Patroni cannot write until etcd has a new leader, and `failsafe_mode` needs all machines.
        await place.cluster.leadEtcd(machine)
        await machine.lose()
        return async () => machine.start()
      },
    },
    {
      name: 'a member of etcd is killed',
      takesOver: false,
      happens: async () => {
        const { etcd } = await primary()
        await etcd.loseAlone()
        return async () => etcd.start()
      },
    },
  ]
  // In short: some that change the primary, and more that do not, as in all of them.
  const COUNT = scaled(2 * FAULTS.length, 5)
  const inTurns = Array.from({ length: COUNT }, (_, at) => FAULTS[at % FAULTS.length]!)

  it(
    `lose no acknowledged booking through ${COUNT} faults, wait no longer than ${WORST_MS / SECOND} s, and an open page goes on`,
    async () => {
      const [reader, ...clients] = crowd.students
      const url = place.cluster.plan.public_url
      const dashboard = await OpenDashboard.open(inject('chromium')!, crowd, url, reader!)
      const load = new BookingLoad(crowd, clients, {
        urlOf: () => url,
        restMs: REST_MS,
        mayRefuseConnections: true,
      })
      try {
        for (const fault of inTurns) {
          await place.cluster.untilSafe()
          await place.cluster.untilServed()
          await sleep(CALM_MS)
          const [before, timeline] = [crowd.acknowledged.length, await place.cluster.timeline()]
          const start = performance.now()
          const end = await fault.happens()
          const since = performance.now()
          await until('a booking is acknowledged', 2 * WORST_MS, async () => load.hasBookedSince(since))
          follows.push(await dashboard.untilFollows(FOLLOWS_MS))
          await dashboard.untilLive(FOLLOWS_MS)
          if (end) {
            await sleep(Math.max(0, AWAY_MS - (performance.now() - start)))
            await end()
          }
          await place.cluster.untilSafe(120 * SECOND)
          const ms = load.longestPause(start)
          const changes = (await place.cluster.timeline()) - timeline
          found.push({ fault: fault.name, ms })
          console.log(
            `${fault.name}: no booking for ${(ms / SECOND).toFixed(1)} s, ${changes} changes of the primary, ` +
              `${crowd.acknowledged.length - before} bookings, ${load.refused} refused so far`,
          )
          expect.soft(changes, fault.name).toBe(fault.takesOver ? 1 : 0)
        }
        expect([dashboard.loads, dashboard.errors]).toEqual([1, []])
      } finally {
        await load.stop()
        await dashboard.close()
      }
      const pauses = found.map(({ ms }) => ms).toSorted((a, b) => a - b)
      console.log(
        `${crowd.acknowledged.length} bookings acknowledged, ${load.refused} answers refused, slowest answer ` +
          `${Math.round(load.slowestMs)} ms; no booking for ${pauses.map((ms) => (ms / SECOND).toFixed(1)).join(', ')} s; ` +
          `the open page followed after ${follows.map((ms) => (ms / SECOND).toFixed(1)).join(', ')} s`,
      )
      expect(load.unexpected).toEqual([])
      expect(pauses.at(-1)).toBeLessThan(WORST_MS)
      expect(pauses[Math.floor(pauses.length / 2)]).toBeLessThan(MEDIAN_MS)
    },
    COUNT * 150 * SECOND,
  )

  it('have each booking, once, with its mails, each once in the ledger and sent', async () => {
    await place.cluster.untilServed()
    await crowd.askAgain(place.cluster.plan.public_url)
    for (const { url } of place.cluster.apps) await crowd.expectAcknowledgedListed(url)
    const database = await openPostgres(place.cluster.apps[0]!.directUrl, { limits: MIGRATION_LIMITS })
    try {
      expect(await bookingFaults(database.root)).toEqual([])
      const [counted] = await database.root
        .selectFrom('bookings')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .execute()
      const wanted = 2 * Number(counted?.count)
      const { done } = await until('all mails are sent', MAILS_MS + wanted * EACH_MAIL_MS, async () => {
        const mails = await bookingMails(database.root)
        return mails.done.length >= wanted && mails
      })
      const ids = place.smtp.received.map(({ messageId }) => messageId)
      console.log(
        `${done.length} mails of bookings are sent, ${ids.length - new Set(ids).size} were accepted twice`,
      )
      expect(new Set(done).size).toBe(done.length)
      expect(new Set(ids.filter((id) => id.startsWith('booking-'))).size).toBeGreaterThanOrEqual(wanted)
    } finally {
      await database.close()
    }
  }, 1_200_000)
})
