import { runLint } from './run-lint.mjs'
import { runTypes } from './run-types.mjs'
import { step } from './steps.mjs'
import { runTool } from './test-runners.mjs'
import { ensurePseudoBuild, ensureWebBuild } from './web-build.mjs'

/**
 * What is checked without running the product: types, lint and layers, dead code, and whether it builds. At once, since
 * none of these alone keeps two cores busy.
 * @param {string} root
 * @param {import('./test-runners.mjs').Tools} tools
 */
export function staticSteps(root, tools) {
  return Promise.all([
    step('Types', () => runTypes(root, tools.env)),
    step('Lint and layers', () => runLint(root, tools.env)),
    step('Dead code', () => runTool(root, tools, ['knip', 'bin', 'knip.js'], { args: [] })),
    step('Web build', async () => {
      await ensureWebBuild(root, tools.runtime)
      await ensurePseudoBuild(root, tools.runtime)
      return { ok: true, output: '' }
    }),
  ])
}
