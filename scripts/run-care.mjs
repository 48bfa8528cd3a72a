import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startChild } from './child.mjs'
import { ensureInstalled } from './install.mjs'
import { findRuntime, toolEnvironment } from './runtime.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * The programs of each command, in their order. Training starts anew for what the rules became.
 * @type {Record<string, string[]>}
 */
const PROGRAMS = { rules: ['rules.mjs'], train: ['rules.mjs', 'train.mjs'], evaluate: ['evaluate.mjs'] }

/**
 * Compiles the rules of words that may mean danger, trains their classifier, or evaluates both (docs/care.md). Returns
 * the exit code.
 * @param {string[]} parameters 'rules', 'train' or 'evaluate', and its options
 */
export async function care([what = '', ...options]) {
  await ensureInstalled(root)
  const runtime = findRuntime(root)
  const env = toolEnvironment(root, runtime)
  for (const program of PROGRAMS[what] ?? []) {
    const parameters = [join('scripts', 'care', program), ...options]
    const code = await startChild(runtime, parameters, { cwd: root, env, stdio: 'inherit' }).ended
    if (code !== 0) return code
  }
  return 0
}
