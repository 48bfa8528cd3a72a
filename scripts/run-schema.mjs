import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startChild } from './child.mjs'
import { ensureInstalled } from './install.mjs'
import { ensurePostgres } from './postgres.mjs'
import { findRuntime, toolEnvironment } from './runtime.mjs'
import { Stop } from './stop.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Writes the file from which an empty database is filled, from the migrations. Returns the exit code. */
export async function writeSchema() {
  await ensureInstalled(root)
  const runtime = findRuntime(root)
  const postgres = await ensurePostgres()
  if (!postgres)
    throw new Stop('There is no PostgreSQL server on this machine: set PG_BIN_DIR to its programs.')
  const env = { ...toolEnvironment(root, runtime), PG_BIN_DIR: postgres }
  const program = join('apps', 'server', 'src', 'testing', 'write-schema.ts')
  return await startChild(runtime, [program], { cwd: root, env, stdio: 'inherit' }).ended
}
