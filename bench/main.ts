import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { benchBookings } from './bookings.ts'
import { benchCalls } from './calls.ts'
import { benchCold } from './cold.ts'
import { benchCrossings } from './crossings.ts'
import { benchLive } from './live.ts'
import { benchLogins } from './logins.ts'
import { benchMatching } from './matching.ts'
import { benchPages } from './pages.ts'
import { report } from './report.ts'
import { benchRooms } from './rooms.ts'
import { benchRoster } from './roster.ts'
import { benchScale } from './scale.ts'
import { benchStarts } from './starts.ts'

/**
 * The part to measure, given as the only argument. Without it: all but `scale`, which fills a database for minutes, and
 * `crossings`, which does not depend on the machine's speed.
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
]
/** How often each measurement is repeated; the median counts. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)

/**
 * Of `calls`: `--against` measures only claims and bookings, and of the checkout in that folder, too; `--keys` sends them
 * with an Idempotency-Key, as browsers do.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' }, keys: { type: 'boolean', default: false } },
})
const { against, keys } = values
const [only] = positionals
if (only !== undefined && !PARTS.includes(only))
  throw new Error(`The benchmark has no part "${only}", only: ${PARTS.join(', ')}`)
if (against !== undefined && only !== 'calls') throw new Error('Only `calls` takes --against')
const { PG_BIN_DIR: binDir, CHROMIUM_PATH: chromium } = process.env

const wants = (part: string) => only === undefined || only === part

if ((['calls', 'cold', 'starts', 'roster', 'logins', 'live'].some(wants) || only === 'scale') && !binDir)
  console.log('There is no PostgreSQL server on this machine: what needs one is left out.')
if ((wants('pages') || wants('rooms') || only === 'crossings') && !chromium)
  console.log('There is no Chromium on this machine: what needs one is left out.')

report({
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
  ...(only === 'scale' && binDir && { scale: await benchScale(binDir) }),
  ...(only === 'crossings' && chromium && { crossings: await benchCrossings(chromium) }),
  ...(wants('roster') && { roster: await benchRoster(binDir, ROUNDS) }),
})
