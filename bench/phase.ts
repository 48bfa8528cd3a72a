import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { startProcess } from './child.ts'
import type { ClientsWanted } from './client-process.ts'
import type { Measured } from './load.ts'
import { residentMb, shareOfOthers, thisMoment, treeMs } from './processor-time.ts'
import { sized } from './short.ts'

/** Long enough for V8 to compile what a claim and a booking run, with one client too. */
const WARM_SECONDS = sized(5, 1)

/** What is measured: the first process is the one that the clients call. */
export interface Target {
  readonly url: string
  /** Further servers, over which clients who book are spread. */
  readonly otherUrls?: readonly string[]
  readonly pids: readonly number[]
  /** The process of PostgreSQL that is the parent of its others; null for an embedded database. */
  readonly databasePid: number | null
  /** A pooler between the two, if there is one. */
  readonly poolerPid?: number
  readonly dataDir: string
}

/** What one phase of load found. Figures of processors and memory are NaN where there is no /proc. */
export interface Phase extends Measured {
  /** Mails in the development mailbox, for each pair or call. */
  readonly mails: number
  /** Processor time for each pair or call, in milliseconds. */
  readonly serverMs: number
  readonly databaseMs: number
  /** Zero without a pooler. */
  readonly poolerMs: number
  readonly clientMs: number
  /** The share of the machine's processor time that anything else took. */
  readonly others: number
  /** Resident memory of the server's processes after the load. */
  readonly residentMb: number
}

/** Warms up, calls `warmed`, and then measures `seconds` of load. */
export async function measurePhase(
  target: Target,
  load: Omit<ClientsWanted, 'url' | 'otherUrls'>,
  seconds: number,
  warmed: () => Promise<void> = async () => undefined,
): Promise<Phase> {
  const { url, otherUrls } = target
  const wanted: ClientsWanted = { ...load, url, ...(otherUrls && { otherUrls }) }
  const clients = await startProcess<string>('client-process.ts', wanted)
  try {
    await clients.ask<Measured>(WARM_SECONDS)
    await warmed()
    const [mails, from] = [mailsIn(target.dataDir), thisMoment()]
    const measured = await clients.ask<Measured>(seconds)
    const to = thisMoment()
    const usedMs = (pid: number) => (treeMs(to, pid) - treeMs(from, pid)) / measured.count
    return {
      ...measured,
      mails: (mailsIn(target.dataDir) - mails) / measured.count,
      serverMs: sum(target.pids.map(usedMs)),
      databaseMs: target.databasePid === null ? 0 : usedMs(target.databasePid),
      poolerMs: target.poolerPid === undefined ? 0 : usedMs(target.poolerPid),
      clientMs: usedMs(clients.pid),
      others: shareOfOthers(from, to, process.pid),
      residentMb: sum(target.pids.map(residentMb)),
    }
  } finally {
    await clients.stop()
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** The number of mails in the development mailbox. */
function mailsIn(dataDir: string): number {
  const folder = join(dataDir, 'mail')
  return existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')).length : 0
}
