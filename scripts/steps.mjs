import { wasSignalled } from './child.mjs'
import { Stop } from './stop.mjs'
import { noTests, totalsLine } from './test-totals.mjs'

/** @typedef {import('./test-totals.mjs').Totals} Totals */
/**
 * What a step's work returns. `output`: what it wrote, if that was not shown as it came. `notRun`: why there was
 * nothing to run.
 * @typedef {{ ok: boolean, totals?: Totals, output?: string, notRun?: string }} Outcome
 */
/** @typedef {{ name: string, ok: boolean, totals: Totals, seconds: number, notRun?: string }} Finished */

/**
 * Runs and times a step. Captured output is printed as one block, so that steps can run in parallel. A step that throws
 * has failed, and the next ones still run; only a signal ends the command.
 * @param {string} name
 * @param {() => Promise<Outcome>} work
 * @returns {Promise<Finished>}
 */
export async function step(name, work) {
  const start = Date.now()
  const { ok, totals = noTests(), output, notRun } = await work().catch(crashed)
  if (output !== undefined) console.log(`\n== ${name}\n${output}`.trimEnd())
  return { name, ok, totals, seconds: (Date.now() - start) / 1000, ...(notRun !== undefined && { notRun }) }
}

/**
 * The outcome of a step that has nothing to run, with the reason, which is printed. In CI it is a failure.
 * @param {string} reason
 * @returns {Outcome}
 */
export function notRun(reason) {
  console.error(`Not run: ${reason}`)
  return { ok: process.env.CI !== 'true', notRun: reason }
}

/**
 * @param {unknown} error
 * @returns {Outcome}
 */
function crashed(error) {
  if (wasSignalled()) throw error
  if (error instanceof Stop) return { ok: error.exitCode === 0, output: error.message }
  return { ok: false, output: error instanceof Error ? (error.stack ?? error.message) : String(error) }
}

/**
 * Prints the summary: a line for each step, with its failed tests, then the totals. Returns the exit code.
 * @param {Finished[]} finished
 */
export function conclude(finished) {
  console.log('\n== Summary')
  for (const { name, ok, seconds, totals, notRun } of finished) {
    const result = ok ? 'passed' : 'FAILED'
    const done = `${name} (${seconds.toFixed(1)} s)`
    console.log(
      notRun === undefined ? `${result}  ${done}` : `${ok ? 'NOT RUN' : result}  ${name}: ${notRun}`,
    )
    for (const failure of totals.failures) console.log(`        ${failure}`)
  }
  console.log(totalsLine(finished))
  return finished.every(({ ok, totals }) => ok && totals.failed === 0) ? 0 : 1
}
