import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startChild } from './child.mjs'
import { ensureInstalled } from './install.mjs'
import { findRuntime, toolEnvironment } from './runtime.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Trains or evaluates the classifier of words that may mean danger (docs/care.md). Returns the exit code.
 * @param {string[]} parameters 'train' or 'evaluate', and its options
 */
export async function care([what = '', ...options]) {
  await ensureInstalled(root)
  const runtime = findRuntime(root)
  const file = join('scripts', 'care', what === 'train' ? 'train.mjs' : 'evaluate.mjs')
  const env = toolEnvironment(root, runtime)
  return await startChild(runtime, [file, ...options], { cwd: root, env, stdio: 'inherit' }).ended
}
