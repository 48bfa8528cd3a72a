import { fileURLToPath } from 'node:url'
import { allTests } from './all-tests.mjs'
import { chooseTests } from './check/chosen-tests.mjs'
import { runStep } from './child.mjs'
import { chosenInstants, sampleOf } from './hours/instants.mjs'
import { clockAt, ensureClockLibrary } from './moved-clock.mjs'
import { testSteps } from './run-check.mjs'
import { conclude, step } from './steps.mjs'
import { Stop } from './stop.mjs'
import { withReports } from './test-runners.mjs'
import { noTests } from './test-totals.mjs'
import { prepareTools } from './tools.mjs'
import { ensurePseudoBuild, ensureWebBuild } from './web-build.mjs'

/** @typedef {import('./test-runners.mjs').Tools} Tools */
/** @typedef {import('./hours/instants.mjs').Instant} Instant */

const root = fileURLToPath(new URL('..', import.meta.url))
/** How many instants a run of `npm run test:full` takes. */
const SAMPLE = 3
const NO_LIBRARY =
  "Tests at another hour need libfaketime, which this machine lacks: install Debian's package faketime."

/**
 * Runs the tests at each instant, with the machine's clock set there for server, databases and browser, and prints a
 * table. Returns the exit code.
 * @param {readonly string[]} named instants; all that are known if empty
 * @param {readonly string[]} what nouns, files or folders; all tests if empty
 */
export async function hours(named, what) {
  const instants = chosenInstants(named)
  const chosen = what.length > 0 ? chooseTests(root, what) : null
  const tools = await prepareTools(root)
  await ensureWebBuild(root, tools.runtime)
  await ensurePseudoBuild(root, tools.runtime)
  return conclude(await runAt(await requireLibrary(), tools, instants, chosen))
}

/**
 * All tests at a few instants, others on each day, as a step of `npm run test:full`. Without libfaketime it is left
 * out, which is a failure in CI.
 * @param {string} _root
 * @param {Tools} tools
 * @returns {Promise<import('./steps.mjs').Outcome>}
 */
export async function hoursSample(_root, tools) {
  const library = await ensureClockLibrary()
  if (!library) {
    console.error(NO_LIBRARY)
    return { ok: process.env.CI !== 'true' }
  }
  const finished = await runAt(library, tools, sampleOf(SAMPLE, Date.now()), null)
  const totals = noTests()
  for (const { name, totals: more } of finished) {
    totals.passed += more.passed
    totals.failed += more.failed
    totals.skipped += more.skipped
    totals.failures.push(...more.failures.map((failure) => `${name}: ${failure}`))
  }
  return { ok: finished.every(({ ok }) => ok), totals }
}

async function requireLibrary() {
  const library = await ensureClockLibrary()
  if (!library) throw new Stop(NO_LIBRARY)
  return library
}

/**
 * @param {string} library
 * @param {Tools} tools
 * @param {readonly Instant[]} instants
 * @param {import('./check/chosen-tests.mjs').Chosen | null} chosen
 */
async function runAt(library, tools, instants, chosen) {
  /** @type {import('./steps.mjs').Finished[]} */
  const finished = []
  for (const { name, at } of instants) {
    const env = clockAt(library, Date.parse(at), Date.now())
    await requireClock(tools, env, Date.parse(at))
    console.log(`\n== ${name} (${at})`)
    await withReports(async (folder) => {
      const steps = chosen
        ? testSteps(tools, chosen, folder, env)
        : allTests(root, tools, folder, { env }).steps
      for (const one of steps) finished.push(await step(`${name}: ${one.name}`, one.work))
    })
  }
  return finished
}

/**
 * Tests that pass because the clock has not moved would prove nothing.
 * @param {Tools} tools
 * @param {Record<string, string>} moved
 * @param {number} instant
 */
async function requireClock({ runtime, env }, moved, instant) {
  const { output } = await runStep(runtime, ['-p', 'Date.now()'], {
    env: { ...env, ...moved },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (Math.abs(Number(output) - instant) < 60_000) return
  throw new Stop(
    `The clock did not move to ${new Date(instant).toISOString()}: libfaketime does not work here.`,
  )
}
