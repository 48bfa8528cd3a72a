import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startChild } from './child.mjs'
import { prepareTools } from './tools.mjs'
import { ensureWebBuild } from './web-build.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Runs the benchmark on what production uses, Node 26 and the built web app. Returns its exit code.
 * @param {string[]} parts which part to measure, such as `pages` or `rooms`; empty for all
 */
export async function bench(parts) {
  const { runtime, env } = await prepareTools(root)
  await ensureWebBuild(root, runtime)
  const run = startChild(runtime, [join('bench', 'main.ts'), ...parts], { cwd: root, env, stdio: 'inherit' })
  return run.ended
}
