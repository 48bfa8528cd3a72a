import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureClusterPackages } from './cluster-packages.mjs'
import { conclude, notRun, step } from './steps.mjs'
import { runVitest, withReports } from './test-runners.mjs'
import { prepareTools } from './tools.mjs'
import { ensureWebBuild } from './web-build.mjs'

/** @typedef {import('./steps.mjs').Outcome} Outcome */
/** @typedef {import('./test-runners.mjs').Tools} Tools */

/**
 * What `npm run test:full` runs in addition: several machines on loopback, in the short form.
 * @type {{ name: string, work: (root: string, tools: Tools) => Promise<Outcome> }}
 */
export const CLUSTER_STEP = { name: 'Several machines', work: (root, tools) => onSeveral(root, tools, 0.2) }

/** Runs the tests of several machines alone, in full. Returns the exit code. */
export async function cluster() {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const tools = await prepareTools(root)
  await ensureWebBuild(root, tools.runtime)
  return conclude([await step(CLUSTER_STEP.name, () => onSeveral(root, tools, 1))])
}

/**
 * @param {string} root
 * @param {Tools} tools
 * @param {number} scale of the tests; 1 for the whole
 * @returns {Promise<Outcome>}
 */
async function onSeveral(root, tools, scale) {
  const packages = tools.postgres && tools.chromium ? await ensureClusterPackages(root) : null
  if (!packages) return notRun('they need PostgreSQL, Chromium, Python 3, and the packages of Debian.')
  return await withReports((folder) =>
    runVitest(root, tools, {
      args: ['run', '--config', 'vitest.deploy.config.ts', 'cluster-'],
      report: join(folder, 'cluster.json'),
      env: { CLUSTER_PACKAGES: packages, TEST_SCALE: String(scale) },
      shown: true,
    }),
  )
}
