import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startChild } from './child.mjs'
import { ensureInstalled } from './install.mjs'
import { findRuntime, toolEnvironment } from './runtime.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Runs a command of the server, with what it needs installed. Returns its exit code.
 * @param {string} file its name in the server's sources
 * @param {string[]} parameters
 */
export async function runServerCommand(file, parameters) {
  await ensureInstalled(root)
  const runtime = findRuntime(root)
  const path = join('apps', 'server', 'src', file)
  const env = toolEnvironment(root, runtime)
  return await startChild(runtime, [path, ...parameters], { cwd: root, env, stdio: 'inherit' }).ended
}
