import { join } from 'node:path'
import { runStep } from './child.mjs'
import { findRuntime, toolEnvironment } from './runtime.mjs'

/**
 * Runs Biome and the check of the project's structure, the second even if the first has failed.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export async function runLint(root, env = toolEnvironment(root, findRuntime(root))) {
  const options = {
    cwd: root,
    env,
    stdio: /** @type {['ignore', 'pipe', 'pipe']} */ (['ignore', 'pipe', 'pipe']),
  }
  const results = await Promise.all([
    runStep('biome', ['check', '--error-on-warnings', '.'], options),
    runStep('node', [join('scripts', 'structure.mjs')], options),
  ])
  return {
    ok: results.every(({ code }) => code === 0),
    output: results.map(({ output }) => output).join(''),
  }
}
