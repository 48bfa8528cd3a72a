import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { benchBookings } from './bookings.ts'
import { benchCalls } from './calls.ts'
import { benchCold } from './cold.ts'
import { benchCosts } from './costs.ts'
import { benchCrossings } from './crossings.ts'
import { benchLive } from './live.ts'
import { benchLogins } from './logins.ts'
import { benchMatching } from './matching.ts'
import { benchPages } from './pages.ts'
import { benchPlan, type MeasureAnew } from './plan.ts'
import { PLAN_OPTIONS, planInput } from './plan-options.ts'
import { type Found, report } from './report.ts'
import { benchRooms } from './rooms.ts'
import { benchRoster } from './roster.ts'
import { benchScale } from './scale.ts'
import { benchServers } from './servers.ts'
import { benchStarts } from './starts.ts'

/**
 * The part to measure, given as the only argument. Without it: all but `scale`, which fills a database for minutes,
 * `crossings`, which does not depend on the machine's speed, and `costs`, `servers` and `plan`, which are about several machines.
 */
const PARTS = [
  'calls',
  'pages',
  'rooms',
  'starts',
  'roster',
  'logins',
  'live',
  'cold',
  'matching',
  'scale',
  'crossings',
  'costs',
  'servers',
  'plan',
]
/** How often each measurement is repeated; the median counts. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)

/**
 * Of `calls`: `--against` measures only claims and bookings, and of the checkout in that folder, too; `--keys` sends them
 * with an Idempotency-Key, as browsers do. Of `plan`: `--students`, and the inputs of plan-options.ts.
 */
const planned = Object.fromEntries(
  ['students', ...Object.keys(PLAN_OPTIONS)].map((name) => [name, { type: 'string' }] as const),
)
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { ...planned, against: { type: 'string' }, keys: { type: 'boolean', default: false } },
})
const { against, keys } = values
const given: Readonly<Record<string, unknown>> = values
const [only] = positionals
if (only !== undefined && !PARTS.includes(only))
  throw new Error(`The benchmark has no part "${only}", only: ${PARTS.join(', ')}`)
if (against !== undefined && only !== 'calls') throw new Error('Only `calls` takes --against')
const [plannedFor] = Object.keys(planned).filter((name) => name in given)
if (plannedFor !== undefined && only !== 'plan') throw new Error(`Only \`plan\` takes --${plannedFor}`)
const { PG_BIN_DIR: binDir, CHROMIUM_PATH: chromium, PGBOUNCER_PATH, PGBOUNCER_LIBRARIES } = process.env
const poolerProgram = PGBOUNCER_PATH ? { program: PGBOUNCER_PATH, libraries: PGBOUNCER_LIBRARIES } : undefined

const wants = (part: string) => only === undefined || only === part

if (
  (['calls', 'cold', 'starts', 'roster', 'logins', 'live'].some(wants) ||
    ['scale', 'costs', 'servers'].includes(only ?? '')) &&
  !binDir
)
  console.log('There is no PostgreSQL server on this machine: what needs one is left out.')
if ((wants('pages') || wants('rooms') || only === 'crossings') && !chromium)
  console.log('There is no Chromium on this machine: what needs one is left out.')

/** For `plan`: measures quickly what no result has. */
const anew: MeasureAnew = async (part) => {
  if (!binDir) return {}
  if (part === 'costs') return { costs: await benchCosts(binDir, poolerProgram, 1) }
  return { live: await benchLive(binDir, 1) }
}

const found: Found = {
  ...(only === 'plan' && (await benchPlan(studentsOf(given.students), planInput(given), anew))),
  // Pages first: they need an otherwise idle machine.
  ...(wants('pages') && chromium && (await benchPages(chromium, ROUNDS))),
  ...(wants('rooms') && chromium && { rooms: await benchRooms(chromium, ROUNDS) }),
  ...(wants('starts') && { starts: await benchStarts(binDir, ROUNDS) }),
  ...(wants('calls') &&
    binDir &&
    (against === undefined
      ? await benchCalls(binDir, ROUNDS, keys)
      : { bookings: await benchBookings(binDir, { rounds: ROUNDS, against: resolve(against), keys }) })),
  ...(wants('cold') && { cold: await benchCold(binDir, ROUNDS) }),
  ...(wants('matching') && { matching: await benchMatching(ROUNDS) }),
  ...(wants('logins') && { logins: await benchLogins(binDir, ROUNDS) }),
  ...(wants('live') && binDir && { live: await benchLive(binDir, ROUNDS) }),
  ...(only === 'costs' && binDir && { costs: await benchCosts(binDir, poolerProgram, ROUNDS) }),
  ...(only === 'servers' && binDir && { servers: (await benchServers(binDir, ROUNDS)) ?? [] }),
  ...(only === 'scale' && binDir && { scale: await benchScale(binDir) }),
  ...(only === 'crossings' && chromium && { crossings: await benchCrossings(chromium) }),
  ...(wants('roster') && { roster: await benchRoster(binDir, ROUNDS) }),
}
if (Object.keys(found).length > 0) report(found)

function studentsOf(written: unknown): number | undefined {
  if (written === undefined) return undefined
  const students = Number(written)
  if (!Number.isInteger(students) || students < 1) throw new Error('--students should be a number above 0')
  return students
}
