import { join } from 'node:path'
import { notRun } from './steps.mjs'
import { runVitest, withReports } from './test-runners.mjs'

/** @typedef {import('./steps.mjs').Outcome} Outcome */
/** @typedef {import('./test-runners.mjs').Tools} Tools */

/**
 * What `npm run test:full` runs in addition: the commands of docs/operations.md for containers, without Docker, until the first
 * booking.
 * @type {{ name: string, work: (root: string, tools: Tools) => Promise<Outcome> }}
 */
export const CONTAINER_STEP = { name: 'Containers', work: inContainers }

/**
 * @param {string} root
 * @param {Tools} tools
 * @returns {Promise<Outcome>}
 */
async function inContainers(root, tools) {
  if (!tools.postgres) return notRun('they need PostgreSQL.')
  return await withReports((folder) =>
    runVitest(root, tools, {
      args: ['run', '--config', 'vitest.deploy.config.ts', 'container-'],
      report: join(folder, 'containers.json'),
      shown: true,
    }),
  )
}
