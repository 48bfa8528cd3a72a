import { setTimeout as sleep } from 'node:timers/promises'
import type { Prepared } from './callers.ts'
import { startProcess } from './child.ts'
import type { ClientsWanted } from './client-process.ts'
import { type OnPostgres, onDatabase } from './data-places.ts'
import { withServers } from './measured-servers.ts'
import { thisMoment, treeMs } from './processor-time.ts'
import { sized } from './short.ts'
import { type Written, writtenSoFar } from './written.ts'

const CLIENTS = 16
/** A short rush: mail waits for its end. */
const RUSH_SECONDS = 2
/** Enough mails that hundredths of a second are precise. */
const MAILS = sized(600, 100)
/** How often to check whether all mail has been sent. */
const LOOK_MS = 100

/** Processor time for each mail of bookings, in milliseconds, what it writes, and how many there were. */
export interface MailCost extends Written {
  readonly mails: number
  readonly serverMs: number
  readonly databaseMs: number
  /** How many a second are sent, once nobody books. */
  readonly rate?: number
}

/**
 * What a mail costs the process that sends it to a real mail server, and the database, once bookings have stopped. On a copy
 * of a prepared database.
 */
export async function mailCost({ newPlace, databasePid }: OnPostgres, prepared: Prepared): Promise<MailCost> {
  const mailServer = await startProcess<string>('mail-process.ts', null)
  const how = { roles: ['all'], more: () => ({ SMTP_URL: mailServer.told }) }
  try {
    return await withServers(newPlace, prepared, how, async ({ copy, servers: [{ url, pid }], callers }) => {
      const databaseUrl = copy.databaseUrl ?? ''
      const wanted: ClientsWanted = { url, callers, does: 'book', clients: CLIENTS, keys: true }
      const clients = await startProcess('client-process.ts', wanted)
      const used = { mails: 0, seconds: 0, serverMs: 0, databaseMs: 0, walBytes: 0, commits: 0, bytes: 0 }
      while (used.mails < MAILS) {
        await clients.ask(RUSH_SECONDS)
        used.mails += await mailsDue(databaseUrl)
        const [start, before, from] = [performance.now(), await writtenSoFar(databaseUrl), thisMoment()]
        while ((await mailsDue(databaseUrl)) > 0) await sleep(LOOK_MS)
        const [to, after] = [thisMoment(), await writtenSoFar(databaseUrl)]
        used.seconds += (performance.now() - start) / 1000
        used.serverMs += treeMs(to, pid) - treeMs(from, pid)
        used.databaseMs += treeMs(to, databasePid) - treeMs(from, databasePid)
        for (const figure of ['walBytes', 'commits', 'bytes'] as const)
          used[figure] += after[figure] - before[figure]
      }
      await clients.stop()
      const each = (figure: keyof typeof used) => used[figure] / used.mails
      return {
        mails: used.mails,
        rate: used.mails / used.seconds,
        serverMs: each('serverMs'),
        databaseMs: each('databaseMs'),
        walBytes: each('walBytes'),
        commits: each('commits'),
        bytes: each('bytes'),
      }
    })
  } finally {
    await mailServer.stop()
  }
}

async function mailsDue(databaseUrl: string): Promise<number> {
  const due = "state in ('due', 'retrying') and next_try_at <= now()"
  const [row] = await onDatabase(databaseUrl, [`select count(*)::int as due from messages where ${due}`])
  return row?.due
}
