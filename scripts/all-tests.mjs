import { join } from 'node:path'
import { runPlaywright, runVitest } from './test-runners.mjs'

/**
 * All tests, as steps to be run one after another whatever becomes of each, and the files of their reports.
 * @param {string} root
 * @param {import('./test-runners.mjs').Tools} tools
 * @param {string} folder for reports
 * @param {Pick<import('./test-runners.mjs').Run, 'env' | 'shown'>} [run]
 */
export function allTests(root, tools, folder, run = {}) {
  const reports = {
    vitest: join(folder, 'vitest.json'),
    playwright: [join(folder, 'browser.json'), join(folder, 'calls.json')],
  }
  const [browser = '', calls = ''] = reports.playwright
  /** @type {{ name: string, work: () => Promise<import('./steps.mjs').Outcome> }[]} */
  const steps = [
    {
      name: 'Unit and API tests',
      work: async () => {
        const outcome = await runVitest(root, tools, { ...run, args: ['run'], report: reports.vitest })
        return tools.postgres ? outcome : toldOfMissingPostgres(outcome)
      },
    },
    {
      name: 'Browser tests',
      work: () =>
        runPlaywright(root, tools, {
          ...run,
          args: ['--project=shell', '--project=browser'],
          report: browser,
        }),
    },
    {
      // By themselves, since they need the whole machine.
      name: 'Calls',
      work: () => runPlaywright(root, tools, { ...run, args: ['--project=calls'], report: calls }),
    },
  ]
  return { steps, reports }
}

/**
 * Prints a prominent warning about the skipped tests. In CI they are a failure.
 * @param {Awaited<ReturnType<typeof runVitest>>} outcome
 */
function toldOfMissingPostgres(outcome) {
  console.error(
    `\n${'!'.repeat(72)}\nThere is no PostgreSQL server on this machine and none could be installed:` +
      ` ${outcome.totals.skipped} tests on it were SKIPPED.\n${'!'.repeat(72)}`,
  )
  return { ...outcome, ok: outcome.ok && process.env.CI !== 'true' }
}
