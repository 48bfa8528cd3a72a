import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runStep } from './child.mjs'
import { noTests, playwrightTotals, vitestTotals } from './test-totals.mjs'

/** @typedef {import('./steps.mjs').Outcome} Outcome */
/** The tools that `prepareTools` returns. @typedef {Awaited<ReturnType<typeof import('./tools.mjs').prepareTools>>} Tools */
/**
 * How a runner is called. `report`: the file for its JSON report. `env`: settings in addition to those of the tools.
 * `shown`: its output appears as it arrives; otherwise it is returned, with what failed and a dot for each test.
 * @typedef {{ args: string[], report: string, env?: NodeJS.ProcessEnv, shown?: boolean }} Run
 */

const NO_CHROMIUM =
  'There is no Chromium on this machine and none could be installed: install one, or set CHROMIUM_PATH.'
const PLAYWRIGHT = ['@playwright', 'test', 'cli.js']

/**
 * Runs a program of node_modules to its end.
 * @param {string} root
 * @param {Tools} tools
 * @param {string[]} program its path in node_modules
 * @param {Pick<Run, 'args' | 'env' | 'shown'>} run
 * @returns {Promise<Outcome>}
 */
export async function runTool(root, { runtime, env }, program, { args, env: more, shown = false }) {
  const { code, output } = await runStep(runtime, [join(root, 'node_modules', ...program), ...args], {
    cwd: root,
    env: { ...env, ...more },
    stdio: shown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  })
  return { ok: code === 0, ...(!shown && { output }) }
}

/**
 * Runs unit and API tests: `args` begins with Vitest's command (`run`, `related`).
 * @param {string} root
 * @param {Tools} tools
 * @param {Run} run
 */
export async function runVitest(root, tools, { args, report, ...run }) {
  const reporters = [
    `--reporter=${run.shown ? 'default' : 'dot'}`,
    '--reporter=json',
    `--reporter=${join(root, 'scripts', 'hook-failures.mjs')}`,
    `--outputFile.json=${report}`,
  ]
  const hooks = `${report}.hooks`
  const outcome = await runTool(root, tools, ['vitest', 'vitest.mjs'], {
    ...run,
    env: { ...run.env, HOOK_FAILURES: hooks },
    args: [...args, ...reporters],
  })
  return { ...outcome, totals: vitestTotals(report, hooks) }
}

/**
 * Runs browser tests: `args` are files, patterns and flags of `playwright test`.
 * @param {string} root
 * @param {Tools} tools
 * @param {Run} run
 */
export async function runPlaywright(root, tools, { args, report, env, shown }) {
  if (!tools.chromium) return { ok: false, output: NO_CHROMIUM, totals: noTests() }
  const outcome = await runTool(root, tools, PLAYWRIGHT, {
    args: [
      'test',
      '-c',
      join('e2e', 'playwright.config.ts'),
      `--reporter=${shown ? 'list' : 'dot'},json`,
      ...args,
    ],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    ...(shown && { shown }),
  })
  return { ...outcome, totals: playwrightTotals(report) }
}

/**
 * Gives `work` a folder for reports, which is deleted afterwards.
 * @template T
 * @param {(folder: string) => Promise<T>} work
 */
export async function withReports(work) {
  const folder = mkdtempSync(join(tmpdir(), 'shinequo-test-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
