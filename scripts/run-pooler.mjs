import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { conclude, notRun, step } from './steps.mjs'
import { runVitest, withReports } from './test-runners.mjs'
import { prepareTools } from './tools.mjs'

/** @typedef {import('./steps.mjs').Outcome} Outcome */
/** @typedef {import('./test-runners.mjs').Tools} Tools */

/**
 * What `npm run test:full` runs in addition: all tests of the server on PostgreSQL, through PgBouncer in transaction mode.
 * @type {{ name: string, work: (root: string, tools: Tools) => Promise<Outcome> }}
 */
export const POOLER_STEP = { name: 'Tests through PgBouncer', work: throughPooler }

/** Runs the step alone. Returns the exit code. */
export async function pooler() {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const tools = await prepareTools(root)
  return conclude([await step(POOLER_STEP.name, () => throughPooler(root, tools))])
}

/**
 * @param {string} root
 * @param {Tools} tools
 * @returns {Promise<Outcome>}
 */
async function throughPooler(root, tools) {
  if (!tools.env.PGBOUNCER_PATH) return notRun("there is no PgBouncer: install Debian's package pgbouncer.")
  return await withReports((folder) =>
    runVitest(root, tools, {
      args: ['run', 'apps/server', '--testNamePattern', 'PostgreSQL'],
      report: join(folder, 'pooler.json'),
      env: { TEST_POOLER: 'on' },
      shown: true,
    }),
  )
}
