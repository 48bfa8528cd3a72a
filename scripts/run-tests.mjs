import { fileURLToPath } from 'node:url'
import { allTests } from './all-tests.mjs'
import { machineLines } from './machine.mjs'
import { recordCoverage } from './product-coverage.mjs'
import { BENCH_STEP } from './run-bench.mjs'
import { CLUSTER_STEP } from './run-cluster.mjs'
import { CONTAINER_STEP } from './run-containers.mjs'
import { ENGINE_STEPS } from './run-engines.mjs'
import { hoursSample } from './run-hours.mjs'
import { POOLER_STEP } from './run-pooler.mjs'
import { staticSteps } from './static-steps.mjs'
import { conclude, step } from './steps.mjs'
import { withReports } from './test-runners.mjs'
import { prepareTools } from './tools.mjs'

/** @typedef {import('./test-runners.mjs').Tools} Tools */
/** @typedef {import('./steps.mjs').Outcome} Outcome */

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * What `npm run test:full` runs in addition, in this order. Each shows its output itself.
 * @type {{ name: string, work: (root: string, tools: Tools) => Promise<Outcome> }[]}
 */
const FULL_STEPS = [
  POOLER_STEP,
  CLUSTER_STEP,
  CONTAINER_STEP,
  BENCH_STEP,
  ...ENGINE_STEPS,
  { name: 'Tests at other hours', work: hoursSample },
]

/**
 * Installs what is missing and runs every check, even after one has failed. Returns the exit code. `full` runs the
 * heavy tests at full size, and the steps above.
 * @param {{ full: boolean }} options
 */
export async function test({ full }) {
  const tools = await prepareTools(root)
  console.log(['\n== Machine', ...machineLines(tools, new Date())].join('\n'))
  return withReports(async (folder) => {
    const finished = await staticSteps(root, tools)
    /**
     * Runs a step whose output is shown as it arrives.
     * @param {string} name
     * @param {() => Promise<Outcome>} work
     */
    const next = async (name, work) => {
      console.log(`\n== ${name}`)
      const done = await step(name, work)
      finished.push(done)
      return done.ok
    }
    const env = full ? { TEST_SCALE: '1' } : {}
    const { steps, reports } = allTests(root, tools, folder, { env, shown: true })
    let allPassed = true
    for (const { name, work } of steps) allPassed = (await next(name, work)) && allPassed
    await next('Product coverage', async () => ({ ok: recordCoverage(root, { ...reports, allPassed }) }))
    if (full) for (const { name, work } of FULL_STEPS) await next(name, () => work(root, tools))
    return conclude(finished)
  })
}
