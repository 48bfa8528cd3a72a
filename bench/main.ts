import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { benchCalls, callsTables } from './calls.ts'
import { benchCold, coldTables } from './cold.ts'
import { benchCosts } from './costs.ts'
import { costsTables, serversTable } from './costs-table.ts'
import { benchLive } from './live.ts'
import { liveTables } from './live-table.ts'
import { benchLogins, loginsTables } from './logins.ts'
import { benchMatching, matchingTables } from './matching.ts'
import { benchPages, pagesTables } from './pages.ts'
import { benchPlan } from './plan.ts'
import { PLAN_OPTIONS, planInput } from './plan-options.ts'
import { keep, print, type Table } from './report.ts'
import { benchRooms, roomsTables } from './rooms.ts'
import { benchScale, scaleTables } from './scale.ts'
import { benchServers } from './servers.ts'
import { IS_SHORT, sized } from './short.ts'

/** How often each measurement is repeated; the median counts. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? sized(5, 1))
const { PG_BIN_DIR: binDir = '', CHROMIUM_PATH: chromium = '' } = process.env
const { PGBOUNCER_PATH, PGBOUNCER_LIBRARIES } = process.env

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
  readonly needs?: 'PostgreSQL' | 'Chromium'
  readonly alone?: true
  /** What it found and the tables that show it, or nothing. */
  measure(): Promise<readonly [found: object, tables: readonly Table[]] | null>
}

const pooler = PGBOUNCER_PATH ? { program: PGBOUNCER_PATH, libraries: PGBOUNCER_LIBRARIES } : undefined
const loads = { rounds: ROUNDS, keys, ...(against !== undefined && { against: resolve(against) }) }

const shown = async <Found extends object>(
  measured: Promise<Found>,
  tables: (found: Found) => readonly Table[],
) => {
  const found = await measured
  return [found, tables(found)] as const
}

/** In this order: `pages` needs an otherwise idle machine. */
const PARTS: Readonly<Record<string, Part>> = {
  pages: { needs: 'Chromium', measure: () => shown(benchPages(chromium, ROUNDS), pagesTables) },
  rooms: { needs: 'Chromium', measure: () => shown(benchRooms(chromium, ROUNDS), roomsTables) },
  calls: { needs: 'PostgreSQL', measure: () => shown(benchCalls(binDir, loads), callsTables) },
  cold: { needs: 'PostgreSQL', measure: () => shown(benchCold(binDir, loads), coldTables) },
  matching: { measure: () => shown(benchMatching(ROUNDS), matchingTables) },
  logins: { needs: 'PostgreSQL', measure: () => shown(benchLogins(binDir, ROUNDS), loginsTables) },
  live: { needs: 'PostgreSQL', measure: () => shown(benchLive(binDir, ROUNDS), liveTables) },
  // Fills a database for minutes.
  scale: { needs: 'PostgreSQL', alone: true, measure: () => shown(benchScale(binDir), scaleTables) },
  costs: {
    needs: 'PostgreSQL',
    alone: true,
    measure: () => shown(benchCosts(binDir, pooler, ROUNDS), costsTables),
  },
  servers: {
    needs: 'PostgreSQL',
    alone: true,
    measure: async () => {
      const servers = await benchServers(binDir, ROUNDS)
      return servers && [servers, [serversTable(servers)]]
    },
  },
  // Prints and keeps by itself, what it measured anew too.
  plan: {
    alone: true,
    measure: async () => {
      const anew = async (part: 'costs' | 'live') => {
        if (!binDir) return {}
        if (part === 'costs') return { costs: await benchCosts(binDir, pooler, 1) }
        return { live: await benchLive(binDir, 1) }
      }
      keep(await benchPlan(studentsOf(given.students), planInput(given), anew))
      return null
    },
  },
}

const [only] = positionals
if (only !== undefined && !(only in PARTS))
  throw new Error(`The benchmark has no part "${only}", only: ${Object.keys(PARTS).join(', ')}`)
if (against !== undefined && only !== 'calls' && only !== 'cold')
  throw new Error('Only `calls` and `cold` take --against')
const [plannedFor] = Object.keys(planned).filter((name) => name in given)
if (plannedFor !== undefined && only !== 'plan') throw new Error(`Only \`plan\` takes --${plannedFor}`)

for (const [name, { needs, alone, measure }] of Object.entries(PARTS)) {
  if (only === undefined ? alone && !IS_SHORT : only !== name) continue
  if ((needs === 'PostgreSQL' && !binDir) || (needs === 'Chromium' && !chromium)) {
    console.log(`There is no ${needs} on this machine: ${name} is left out.`)
    continue
  }
  const start = performance.now()
  const [found, tables] = (await measure()) ?? []
  for (const table of tables ?? []) print(table)
  console.log(`\n${name}: ${((performance.now() - start) / 1000).toFixed(0)} s`)
  if (found) keep({ [name]: found })
}

function studentsOf(written: unknown): number | undefined {
  if (written === undefined) return undefined
  const students = Number(written)
  if (!Number.isInteger(students) || students < 1) throw new Error('--students should be a number above 0')
  return students
}
