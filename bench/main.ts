import { benchCalls } from './calls.ts'
import { benchPages } from './pages.ts'
import { report } from './report.ts'

/** Which part to measure, as its one argument says; both without one. */
const PARTS = ['calls', 'pages']
/** So many times each measurement is made; its median counts. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)

const [only] = process.argv.slice(2)
if (only !== undefined && !PARTS.includes(only))
  throw new Error(`The benchmark has no part "${only}", only: ${PARTS.join(', ')}`)
const { PG_BIN_DIR: binDir, CHROMIUM_PATH: chromium } = process.env

if (only !== 'pages' && !binDir)
  console.log('There is no PostgreSQL server on this machine: the calls are left out.')
if (only !== 'calls' && !chromium)
  console.log('There is no Chromium on this machine: the pages are left out.')

report({
  // Pages first: they want a machine that has nothing else to do.
  ...(only !== 'calls' && chromium && (await benchPages(chromium, ROUNDS))),
  ...(only !== 'pages' && binDir && { rows: await benchCalls(binDir, ROUNDS) }),
})
