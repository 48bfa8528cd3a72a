import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startChild } from './child.mjs'
import { ensureInstalled } from './install.mjs'
import { ensurePostgres } from './postgres.mjs'
import { findRuntime, toolEnvironment } from './runtime.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Sends 100,000 random requests, or FUZZ_REQUESTS, to the application on each database. Returns the exit code. Each run
 * sends different requests; to repeat a run, set FUZZ_SEED to the seed that it printed.
 */
export async function fuzz() {
  await ensureInstalled(root)
  const runtime = findRuntime(root)
  const postgres = await ensurePostgres()
  if (!postgres)
    console.error('There is no PostgreSQL server on this machine: only the embedded database is tried.')
  const { FUZZ_REQUESTS = '100000', FUZZ_SEED = String(Date.now() % 2 ** 31) } = process.env
  console.log(`FUZZ_REQUESTS=${FUZZ_REQUESTS} FUZZ_SEED=${FUZZ_SEED}`)
  const env = {
    ...toolEnvironment(root, runtime),
    ...(postgres && { PG_BIN_DIR: postgres }),
    FUZZ_REQUESTS,
    FUZZ_SEED,
  }
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const file = join('apps', 'server', 'src', 'fuzz.test.ts')
  return await startChild(runtime, [vitest, 'run', file], { cwd: root, env, stdio: 'inherit' }).ended
}
