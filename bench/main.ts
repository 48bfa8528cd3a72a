import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { benchCalls, callsTables } from './calls.ts'
import { benchCold, memoryTable } from './cold.ts'
import { benchCosts } from './costs.ts'
import { costsTables, serversTable } from './costs-table.ts'
import { benchLive } from './live.ts'
import { liveTable } from './live-table.ts'
import { benchLogins, loginsTable } from './logins.ts'
import { benchMatching, matchingTables } from './matching.ts'
import { benchPages, pagesTables } from './pages.ts'
import { benchPlan } from './plan.ts'
import { PLAN_OPTIONS, planInput } from './plan-options.ts'
import { readsTable } from './reads.ts'
import { keep, print, type Table } from './report.ts'
import { benchRooms, roomsTable } from './rooms.ts'
import { benchScale, scaleTable } from './scale.ts'
import { benchServers } from './servers.ts'
import { IS_SHORT, sized } from './short.ts'

/** How often each measurement is repeated; the median counts. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? sized(5, 1))
const { PG_BIN_DIR, CHROMIUM_PATH, PGBOUNCER_PATH, PGBOUNCER_LIBRARIES } = process.env

const planned = Object.fromEntries(
  ['students', ...Object.keys(PLAN_OPTIONS)].map((name) => [name, { type: 'string' }] as const),
)
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { ...planned, against: { type: 'string' }, keys: { type: 'boolean', default: false } },
})
const { against, keys } = values
const given: Readonly<Record<string, unknown>> = values

/** What one part needs of the machine, and measures there. `alone`: it runs only if it is named, or in a short run. */
interface Part {
  readonly needs: 'PostgreSQL' | 'Chromium' | 'nothing'
  readonly alone?: true
  /** What goes into the results, and the tables that are printed. */
  measure(): Promise<readonly [found: object, tables: readonly Table[]]>
}

const [binDir, chromium] = [PG_BIN_DIR ?? '', CHROMIUM_PATH ?? '']
const pooler = PGBOUNCER_PATH ? { program: PGBOUNCER_PATH, libraries: PGBOUNCER_LIBRARIES } : undefined

/** In this order: `pages` needs an otherwise idle machine. */
const PARTS: Readonly<Record<string, Part>> = {
  pages: {
    needs: 'Chromium',
    measure: async () => {
      const found = await benchPages(chromium, ROUNDS)
      return [found, pagesTables(found)]
    },
  },
  rooms: {
    needs: 'Chromium',
    measure: async () => {
      const rooms = await benchRooms(chromium, ROUNDS)
      return [{ rooms }, [roomsTable(rooms)]]
    },
  },
  calls: {
    needs: 'PostgreSQL',
    measure: async () => {
      const compared = against === undefined ? {} : { against: resolve(against) }
      const found = await benchCalls(binDir, { rounds: ROUNDS, keys, ...compared })
      return [found, callsTables(found)]
    },
  },
  cold: {
    needs: 'PostgreSQL',
    measure: async () => {
      const cold = await benchCold(binDir, ROUNDS)
      return [{ cold }, [readsTable(cold.rows), memoryTable(cold.memory)]]
    },
  },
  matching: {
    needs: 'nothing',
    measure: async () => {
      const matching = await benchMatching(ROUNDS)
      return [{ matching }, matchingTables(matching)]
    },
  },
  logins: {
    needs: 'PostgreSQL',
    measure: async () => {
      const logins = await benchLogins(binDir, ROUNDS)
      return [{ logins }, [loginsTable(logins)]]
    },
  },
  live: {
    needs: 'PostgreSQL',
    measure: async () => {
      const live = await benchLive(binDir, ROUNDS)
      return [{ live }, [liveTable(live)]]
    },
  },
  // Fills a database for minutes.
  scale: {
    needs: 'PostgreSQL',
    alone: true,
    measure: async () => {
      const scale = await benchScale(binDir)
      return [{ scale }, [scaleTable(scale)]]
    },
  },
  costs: {
    needs: 'PostgreSQL',
    alone: true,
    measure: async () => {
      const costs = await benchCosts(binDir, pooler, ROUNDS)
      return [{ costs }, costsTables(costs)]
    },
  },
  servers: {
    needs: 'PostgreSQL',
    alone: true,
    measure: async () => {
      const servers = await benchServers(binDir, ROUNDS)
      return servers ? [{ servers }, [serversTable(servers)]] : [{}, []]
    },
  },
  // Prints by itself, what it measured anew too.
  plan: {
    needs: 'nothing',
    alone: true,
    measure: async () => {
      const anew = async (part: 'costs' | 'live') => {
        if (!binDir) return {}
        if (part === 'costs') return { costs: await benchCosts(binDir, pooler, 1) }
        return { live: await benchLive(binDir, 1) }
      }
      return [await benchPlan(studentsOf(given.students), planInput(given), anew), []]
    },
  },
}

const [only] = positionals
if (only !== undefined && !(only in PARTS))
  throw new Error(`The benchmark has no part "${only}", only: ${Object.keys(PARTS).join(', ')}`)
if (against !== undefined && only !== 'calls') throw new Error('Only `calls` takes --against')
const [plannedFor] = Object.keys(planned).filter((name) => name in given)
if (plannedFor !== undefined && only !== 'plan') throw new Error(`Only \`plan\` takes --${plannedFor}`)

for (const [name, { needs, alone, measure }] of Object.entries(PARTS)) {
  if (only === undefined ? alone && !IS_SHORT : only !== name) continue
  if ((needs === 'PostgreSQL' && !binDir) || (needs === 'Chromium' && !chromium)) {
    console.log(`There is no ${needs} on this machine: ${name} is left out.`)
    continue
  }
  const start = performance.now()
  const [found, tables] = await measure()
  for (const table of tables) print(table)
  console.log(`\n${name}: ${((performance.now() - start) / 1000).toFixed(0)} s`)
  if (Object.keys(found).length > 0) keep(found)
}

function studentsOf(written: unknown): number | undefined {
  if (written === undefined) return undefined
  const students = Number(written)
  if (!Number.isInteger(students) || students < 1) throw new Error('--students should be a number above 0')
  return students
}
