import pg from 'pg'
import { thisMoment, treeMs } from './processor-time.ts'
import { sized } from './short.ts'

const CHANNEL = 'bench'
/** Enough that hundredths of a second are precise. */
const NOTIFICATIONS = sized(3000, 300)
const LISTENERS = 24

/** Processor time of PostgreSQL in milliseconds, for each notification that is sent, and for each that a listener gets. */
export interface NotifyCost {
  readonly sentMs: number
  readonly heardMs: number
}

/** What NOTIFY costs the server at `url` whose first process is `databasePid`: with one listener, and with many. */
export async function notifyCost(url: string, databasePid: number): Promise<NotifyCost> {
  const few = await msOfEach(url, databasePid, 1)
  const many = await msOfEach(url, databasePid, LISTENERS)
  const heardMs = Math.max(0, (many - few) / (LISTENERS - 1))
  return { sentMs: Math.max(0, few - heardMs), heardMs }
}

async function msOfEach(url: string, databasePid: number, listeners: number): Promise<number> {
  const clients = Array.from({ length: listeners + 1 }, () => new pg.Client({ connectionString: url }))
  try {
    await Promise.all(clients.map((client) => client.connect()))
    const [sender, ...others] = clients
    let heard = 0
    const { promise: allHeard, resolve } = Promise.withResolvers<void>()
    for (const client of others) {
      client.on('notification', () => {
        if (++heard === NOTIFICATIONS * listeners) resolve()
      })
      await client.query(`listen ${CHANNEL}`)
    }
    const from = thisMoment()
    for (let sent = 0; sent < NOTIFICATIONS; sent++) await notify(sender!)
    await allHeard
    const to = thisMoment()
    return (treeMs(to, databasePid) - treeMs(from, databasePid)) / NOTIFICATIONS
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
}

/** As servers send them. */
function notify(sender: pg.Client): Promise<unknown> {
  const keys = JSON.stringify([crypto.randomUUID(), crypto.randomUUID()])
  return sender.query(`select set_config('synchronous_commit', 'off', true), pg_notify($1, $2)`, [
    CHANNEL,
    keys,
  ])
}
