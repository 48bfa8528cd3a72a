import { benchCalls } from './calls.ts'
import { benchPages } from './pages.ts'
import { report } from './report.ts'
import { benchRoster } from './roster.ts'

/** Which part to measure, as its one argument says; all without one. */
const PARTS = ['calls', 'pages', 'roster']
/** So many times each measurement is made; its median counts. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)

const [only] = process.argv.slice(2)
if (only !== undefined && !PARTS.includes(only))
  throw new Error(`The benchmark has no part "${only}", only: ${PARTS.join(', ')}`)
const { PG_BIN_DIR: binDir, CHROMIUM_PATH: chromium } = process.env

const wants = (part: string) => only === undefined || only === part

if ((wants('calls') || wants('roster')) && !binDir)
  console.log('There is no PostgreSQL server on this machine: what needs one is left out.')
if (wants('pages') && !chromium) console.log('There is no Chromium on this machine: the pages are left out.')

report({
  // Pages first: they want a machine that has nothing else to do.
  ...(wants('pages') && chromium && (await benchPages(chromium, ROUNDS))),
  ...(wants('calls') && binDir && { rows: await benchCalls(binDir, ROUNDS) }),
  ...(wants('roster') && { roster: await benchRoster(binDir, ROUNDS) }),
})
