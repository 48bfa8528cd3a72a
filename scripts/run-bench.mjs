import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startChild } from './child.mjs'
import { prepareTools } from './tools.mjs'
import { ensureWebBuild } from './web-build.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Runs the benchmark on what is served in earnest: Node 26 and the built web app; answers its exit code. */
export async function bench() {
  const { runtime, postgres, env } = await prepareTools(root)
  if (!postgres)
    console.log('There is no PostgreSQL server on this machine: its half of the benchmark is left out.')
  await ensureWebBuild(root, runtime)
  const run = startChild(runtime, [join('bench', 'main.ts')], { cwd: root, env, stdio: 'inherit' })
  return run.ended
}
