import { makeLargeIndexes } from '@shinequo/server/plugins/database/large-indexes'
import { migrate } from '@shinequo/server/plugins/database/migrate'
import { openPostgres } from '@shinequo/server/plugins/database/postgres'
import { hashSecret, matchesSecret } from '@shinequo/server/plugins/passwords'
import { fillLarge, type LargeSize, largeSize } from '@shinequo/server/testing/large-database'
import { type Pooler, type PoolerProgram, startPooler } from '@shinequo/server/testing/pooler'
import { emptyDatabase } from '@shinequo/server/testing/test-database'
import { type Prepared, prepare } from './callers.ts'
import { ownCheckout } from './checkout.ts'
import { type DataPlace, type OnPostgres, onPostgres } from './data-places.ts'
import { type MailCost, mailCost } from './mail.ts'
import { withServers } from './measured-servers.ts'
import { type NotifyCost, notifyCost } from './notify-cost.ts'
import { measurePhase, type Phase } from './phase.ts'
import { sized } from './short.ts'
import { type Written, writtenEach, writtenSoFar } from './written.ts'

/** As in `calls`. */
const PEOPLE = { coaches: 28, students: sized(2500, 200) }
const CLIENTS = 16
const SECONDS = { book: sized(8, 2), look: sized(3, 1) }
/** More rounds would take over three minutes. */
const MAX_ROUNDS = 2
/** A programme of two years; what an empty database takes does not count. */
const FILLED_STUDENTS = sized(3000, 500)
const HASHES = 20

/** What each pair or dashboard took. Without rates and durations, which say nothing on a busy machine. */
type CallCost = Written &
  Pick<Phase, 'count' | 'serverMs' | 'poolerMs' | 'databaseMs' | 'clientMs' | 'others' | 'residentMb'>

/** All rounds of one load. */
export interface CostRow {
  /** A claim and its booking, or the six requests of a dashboard. */
  readonly does: keyof typeof SECONDS
  /** The pooler's version, or null without one. */
  readonly pooler: string | null
  readonly rounds: readonly CallCost[]
}

/** What calls, mails and notifications cost in processor time, and what they leave behind. */
export interface CostsFound {
  readonly rows: readonly CostRow[]
  readonly mail: MailCost
  readonly notify: NotifyCost
  /** Processor time for the check of a password. */
  readonly signInMs: number
  /** How much a database grows in two years. */
  readonly disk: LargeSize & { readonly bytes: number }
}

/**
 * Processor time of server, pooler and database for a claim with its booking and for a dashboard, with and without the
 * pooler in turns, and what else `plan` needs. `binDir` is the folder of PostgreSQL's programs; without a pooler's program
 * only what needs none is measured. Processor times can be compared on a busy machine too, rates cannot.
 */
export async function benchCosts(
  binDir: string,
  program: PoolerProgram | undefined,
  rounds: number,
): Promise<CostsFound> {
  return onPostgres(binDir, async (on) => {
    const prepared = await prepare(on.newPlace, ownCheckout(), PEOPLE)
    const rows = await callRows(on, prepared, program, Math.min(rounds, MAX_ROUNDS))
    console.log('Mail, notifications, passwords and disk …')
    return {
      rows,
      mail: await mailCost(on, prepared),
      notify: await notifyCost(on.url, on.databasePid),
      signInMs: await passwordMs(),
      disk: await filledBytes(await emptyDatabase(on.url)),
    }
  })
}

async function callRows(
  on: OnPostgres,
  prepared: Prepared,
  program: PoolerProgram | undefined,
  rounds: number,
): Promise<CostRow[]> {
  console.log('Calls with and without a pooler …')
  const pooler = program && (await startPooler(program, on.url))
  const cases = (['book', 'look'] as const).flatMap((does) =>
    [undefined, ...(pooler ? [pooler] : [])].map((through) => ({
      does,
      pooler: through?.version ?? null,
      rounds: [] as CallCost[],
      measure: () => measureCalls(on, prepared, { does, pooler: through }),
    })),
  )
  try {
    for (let round = 0; round < rounds; round++) {
      for (const one of round % 2 === 0 ? cases : cases.toReversed()) {
        const found = await one.measure()
        one.rounds.push(found)
        const times = [found.serverMs, found.poolerMs, found.databaseMs]
          .map((ms) => ms.toFixed(2))
          .join(' + ')
        console.log(`  round ${round + 1}: ${one.does}, pooler ${one.pooler ?? 'none'}: ${times} ms`)
      }
    }
    return cases.map(({ measure, ...row }) => row)
  } finally {
    await pooler?.stop()
  }
}

async function measureCalls(
  { newPlace, databasePid }: OnPostgres,
  prepared: Prepared,
  { does, pooler }: { does: CostRow['does']; pooler: Pooler | undefined },
): Promise<CallCost> {
  const roles = ['web']
  const more = (copy: DataPlace) => (pooler ? pooledSettings(copy, pooler) : {})
  return withServers(newPlace, prepared, { roles, more }, async ({ copy, servers: [called], callers }) => {
    const { url, pid } = called
    const poolerPid = pooler && { poolerPid: pooler.pid }
    const target = { url, pids: [pid], databasePid, dataDir: copy.dataDir, ...poolerPid }
    const counts = () => writtenSoFar(copy.databaseUrl ?? '')
    let before = await counts()
    const load = { does, clients: CLIENTS, keys: true, callers }
    const { rate, p50, p95, mails, ...cost } = await measurePhase(target, load, SECONDS[does], async () => {
      before = await counts()
    })
    return { ...cost, ...writtenEach(before, await counts(), cost.count) }
  })
}

function pooledSettings({ databaseUrl }: DataPlace, pooler: Pooler): Record<string, string> {
  const { pathname } = new URL(databaseUrl ?? '')
  return {
    DATABASE_URL: Object.assign(new URL(pooler.url), { pathname }).href,
    DATABASE_DIRECT_URL: databaseUrl ?? '',
  }
}

/** Processor time for the check of a password, in milliseconds. */
async function passwordMs(): Promise<number> {
  const hashed = await hashSecret('a password to hash')
  const from = process.cpuUsage()
  for (let at = 0; at < HASHES; at++) await matchesSecret(hashed, 'a password to hash')
  const { user, system } = process.cpuUsage(from)
  return (user + system) / 1000 / HASHES
}

async function filledBytes(url: string): Promise<CostsFound['disk']> {
  const size = largeSize(FILLED_STUDENTS)
  const database = await openPostgres(url)
  try {
    await migrate(database)
    await makeLargeIndexes(database)
    const empty = await writtenSoFar(url)
    await fillLarge(database, size, new Date())
    return { ...size, bytes: (await writtenSoFar(url)).bytes - empty.bytes }
  } finally {
    await database.close()
  }
}
