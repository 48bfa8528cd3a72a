import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { conclude, step } from './steps.mjs'
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
function throughPooler(root, tools) {
  return withReports(async (folder) => {
    if (!tools.env.PGBOUNCER_PATH) return { ok: process.env.CI !== 'true', notRun: 'there is no PgBouncer.' }
    return await runVitest(root, tools, {
      args: ['run', 'apps/server', '--testNamePattern', 'PostgreSQL'],
      report: join(folder, 'pooler.json'),
      env: { TEST_POOLER: 'on' },
      shown: true,
    })
  })
}
