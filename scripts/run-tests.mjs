import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runStep } from './child.mjs'
import { recordCoverage } from './product-coverage.mjs'
import { Stop } from './stop.mjs'
import { noTests, playwrightTotals, totalsLine, vitestTotals } from './test-totals.mjs'
import { prepareTools } from './tools.mjs'
import { ensureWebBuild } from './web-build.mjs'

/** @typedef {import('./test-totals.mjs').Totals} Totals */
/** @typedef {{ name: string, ok: boolean, totals: Totals, seconds: number }} Finished */

const root = fileURLToPath(new URL('..', import.meta.url))

/** Installs what is missing and runs every check, also after one has failed; answers the exit code. */
export async function test() {
  const tools = await prepareTools(root)
  const env = { TEST_SCALE: '1', ...tools.env }
  const reports = mkdtempSync(join(tmpdir(), 'shinequo-test-'))
  const vitest = join(reports, 'vitest.json')
  const playwright = join(reports, 'playwright.json')
  /** @type {Finished[]} */
  const finished = []

  /**
   * @param {string} name
   * @param {() => Promise<{ ok: boolean, totals?: Totals }>} work
   */
  const step = async (name, work) => {
    console.log(`\n== ${name}`)
    const start = Date.now()
    const { ok, totals = noTests() } = await work()
    const seconds = (Date.now() - start) / 1000
    finished.push({ name, ok, totals, seconds })
  }
  /**
   * @param {string} program
   * @param {string[]} args
   * @param {NodeJS.ProcessEnv} [more]
   */
  const passes = async (program, args, more) => {
    const options = { cwd: root, env: { ...env, ...more }, stdio: /** @type {const} */ ('inherit') }
    return (await runStep(program, args, options)).code === 0
  }
  /** @param {string} script */
  const npmRun = async (script) => ({
    ok: await passes('npm', ['run', '--silent', '--loglevel=error', script]),
  })
  /** @param {string[]} path */
  const tool = (...path) => join(root, 'node_modules', ...path)

  try {
    await step('Types', () => npmRun('types'))
    await step('Lint and layers', () => npmRun('lint'))
    if (existsSync(join(root, 'knip.json')))
      await step('Dead code', async () => ({
        ok: await passes(tools.runtime, [tool('knip', 'bin', 'knip.js')]),
      }))
    await step('Web build', async () => ({ ok: await builds(tools.runtime) }))
    await step('Unit and API tests', async () => {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitest}`]
      const ok = await passes(tools.runtime, [tool('vitest', 'vitest.mjs'), 'run', ...reporters])
      const totals = vitestTotals(vitest)
      return { ok: ok && (tools.postgres !== null || toldOfMissingPostgres(totals.skipped)), totals }
    })
    await step('Browser tests', async () => {
      if (!tools.chromium) {
        console.error(
          'There is no Chromium on this machine and none could be installed: install one, or set CHROMIUM_PATH.',
        )
        return { ok: false }
      }
      const args = ['test', '-c', join('e2e', 'playwright.config.ts'), '--reporter=list,json']
      const cli = tool('@playwright', 'test', 'cli.js')
      const ok = await passes(tools.runtime, [cli, ...args], { PLAYWRIGHT_JSON_OUTPUT_FILE: playwright })
      return { ok, totals: playwrightTotals(playwright) }
    })
    const allPassed = finished.every(({ name, ok }) => ok || !name.endsWith(' tests'))
    await step('Product coverage', async () => ({
      ok: recordCoverage(root, { vitest, playwright, allPassed }),
    }))
  } finally {
    rmSync(reports, { recursive: true, force: true })
  }
  return conclude(finished)
}

/**
 * Says loudly what did not run; in CI that is a failure.
 * @param {number} skipped
 */
function toldOfMissingPostgres(skipped) {
  console.error(
    `\n${'!'.repeat(72)}\nThere is no PostgreSQL server on this machine and none could be installed:` +
      ` ${skipped} tests on it were SKIPPED.\n${'!'.repeat(72)}`,
  )
  return process.env.CI !== 'true'
}

/** @param {string} runtime */
async function builds(runtime) {
  try {
    await ensureWebBuild(root, runtime)
    return true
  } catch (error) {
    if (!(error instanceof Stop) || error.exitCode !== 1) throw error
    console.error(error.message)
    return false
  }
}

/** @param {Finished[]} finished */
function conclude(finished) {
  console.log('\n== Summary')
  for (const { name, ok, seconds } of finished) {
    console.log(`${ok ? 'passed' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)`)
  }
  console.log(totalsLine(finished))
  return finished.every(({ ok, totals }) => ok && totals.failed === 0) ? 0 : 1
}
