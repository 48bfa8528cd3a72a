import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runStep } from './child.mjs'
import { recordCoverage } from './product-coverage.mjs'
import { Stop } from './stop.mjs'
import { noTests, playwrightTotals, totalsLine, vitestTotals } from './test-totals.mjs'
import { prepareTools } from './tools.mjs'
import { ensurePseudoBuild, ensureWebBuild } from './web-build.mjs'

/** @typedef {import('./test-totals.mjs').Totals} Totals */
/** @typedef {{ ok: boolean, totals?: Totals, output?: string }} Outcome */
/** @typedef {{ name: string, ok: boolean, totals: Totals, seconds: number }} Finished */

const root = fileURLToPath(new URL('..', import.meta.url))
/** @param {string[]} path */
const tool = (...path) => join(root, 'node_modules', ...path)

/**
 * Installs what is missing and runs every check, even after one has failed. Returns the exit code. `full` runs the
 * heavy tests at full size.
 * @param {{ full: boolean }} options
 */
export async function test({ full }) {
  const tools = await prepareTools(root)
  const env = { ...tools.env, ...(full && { TEST_SCALE: '1' }) }
  const reports = mkdtempSync(join(tmpdir(), 'shinequo-test-'))
  const vitest = join(reports, 'vitest.json')
  const playwright = join(reports, 'playwright.json')

  /**
   * Runs a step whose output is shown as it arrives.
   * @param {string[]} args
   * @param {NodeJS.ProcessEnv} [more]
   */
  const passes = async (args, more) => {
    const options = { cwd: root, env: { ...env, ...more }, stdio: /** @type {const} */ ('inherit') }
    return (await runStep(tools.runtime, args, options)).code === 0
  }
  /**
   * Runs a step and returns its output.
   * @param {string} program
   * @param {string[]} args
   * @returns {Promise<Outcome>}
   */
  const quietly = async (program, args) => {
    const { code, output } = await runStep(program, args, {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    return { ok: code === 0, output }
  }
  /** @param {string} script */
  const npmRun = (script) => quietly('npm', ['run', '--silent', '--loglevel=error', script])

  /** @type {Finished[]} */
  const finished = []
  try {
    // None of these alone keeps two cores busy.
    finished.push(
      ...(await Promise.all([
        step('Types', () => npmRun('types')),
        step('Lint and layers', () => npmRun('lint')),
        step('Dead code', () => quietly(tools.runtime, [tool('knip', 'bin', 'knip.js')])),
        step('Web build', () => builds(tools.runtime)),
      ])),
    )
    console.log('\n== Unit and API tests')
    finished.push(
      await step('Unit and API tests', async () => {
        const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitest}`]
        const ok = await passes([tool('vitest', 'vitest.mjs'), 'run', ...reporters])
        const totals = vitestTotals(vitest)
        return { ok: ok && (tools.postgres !== null || toldOfMissingPostgres(totals.skipped)), totals }
      }),
    )
    console.log('\n== Browser tests')
    finished.push(
      await step('Browser tests', async () => {
        if (!tools.chromium) {
          console.error(
            'There is no Chromium on this machine and none could be installed: install one, or set CHROMIUM_PATH.',
          )
          return { ok: false }
        }
        const cli = tool('@playwright', 'test', 'cli.js')
        const args = [cli, 'test', '-c', join('e2e', 'playwright.config.ts'), '--reporter=list,json']
        const ok = await passes(args, { PLAYWRIGHT_JSON_OUTPUT_FILE: playwright })
        return { ok, totals: playwrightTotals(playwright) }
      }),
    )
    console.log('\n== Product coverage')
    const allPassed = finished.every(({ name, ok }) => ok || !name.endsWith(' tests'))
    finished.push(
      await step('Product coverage', async () => ({
        ok: recordCoverage(root, { vitest, playwright, allPassed }),
      })),
    )
  } finally {
    rmSync(reports, { recursive: true, force: true })
  }
  return conclude(finished)
}

/**
 * Runs and times a step. Captured output is printed as one block, so that steps can run in parallel.
 * @param {string} name
 * @param {() => Promise<Outcome>} work
 * @returns {Promise<Finished>}
 */
async function step(name, work) {
  const start = Date.now()
  const { ok, totals = noTests(), output } = await work()
  if (output !== undefined) console.log(`\n== ${name}\n${output}`.trimEnd())
  return { name, ok, totals, seconds: (Date.now() - start) / 1000 }
}

/**
 * Prints a prominent warning about the skipped tests. In CI they are a failure.
 * @param {number} skipped
 */
function toldOfMissingPostgres(skipped) {
  console.error(
    `\n${'!'.repeat(72)}\nThere is no PostgreSQL server on this machine and none could be installed:` +
      ` ${skipped} tests on it were SKIPPED.\n${'!'.repeat(72)}`,
  )
  return process.env.CI !== 'true'
}

/**
 * @param {string} runtime
 * @returns {Promise<Outcome>}
 */
async function builds(runtime) {
  try {
    await ensureWebBuild(root, runtime)
    await ensurePseudoBuild(root, runtime)
    return { ok: true, output: '' }
  } catch (error) {
    if (!(error instanceof Stop) || error.exitCode !== 1) throw error
    return { ok: false, output: error.message }
  }
}

/** @param {Finished[]} finished */
function conclude(finished) {
  console.log('\n== Summary')
  for (const { name, ok, seconds, totals } of finished) {
    console.log(`${ok ? 'passed' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)`)
    for (const failure of totals.failures) console.log(`        ${failure}`)
  }
  console.log(totalsLine(finished))
  return finished.every(({ ok, totals }) => ok && totals.failed === 0) ? 0 : 1
}
