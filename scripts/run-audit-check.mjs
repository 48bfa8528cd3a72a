import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startChild } from './child.mjs'
import { ensureInstalled } from './install.mjs'
import { findRuntime, toolEnvironment } from './runtime.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Checks that every entry of the audit is unchanged. Returns the exit code, 0 if all are.
 * @param {string[]} parameters a head of the audit from the log to compare with; otherwise the stored one is used
 */
export async function checkAudit(parameters) {
  await ensureInstalled(root)
  const runtime = findRuntime(root)
  const file = join('apps', 'server', 'src', 'audit-check.ts')
  const env = toolEnvironment(root, runtime)
  return await startChild(runtime, [file, ...parameters], { cwd: root, env, stdio: 'inherit' }).ended
}
