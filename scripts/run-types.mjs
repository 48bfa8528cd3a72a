import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { runStep } from './child.mjs'
import { findRuntime, toolEnvironment } from './runtime.mjs'

/** Each project of TypeScript, the longest first. */
const PROJECTS = ['.', 'e2e', 'apps/web', 'scripts']

/**
 * Checks the types of every project, as many at once as there are cores, even after one has failed. What an unchanged
 * file gave the last time is kept in .cache/types.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} [env]
 * @param {readonly string[]} [projects] folders with a tsconfig.json
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export async function runTypes(root, env = toolEnvironment(root, findRuntime(root)), projects = PROJECTS) {
  const cache = join(root, '.cache', 'types')
  mkdirSync(cache, { recursive: true })
  const left = [...projects.entries()]
  /** @type {{ code: number, output: string }[]} */
  const results = []
  const checkRest = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [place, project] = next
      const kept = join(cache, `${project === '.' ? 'root' : project.replaceAll('/', '-')}.tsbuildinfo`)
      const args = ['-p', join(project, 'tsconfig.json'), '--incremental', '--tsBuildInfoFile', kept]
      results[place] = await runStep('tsc', args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, checkRest))
  return {
    ok: results.every(({ code }) => code === 0),
    output: results.map(({ output }) => output).join(''),
  }
}
