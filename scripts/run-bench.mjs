import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runStep, startChild } from './child.mjs'
import { notRun } from './steps.mjs'
import { prepareTools } from './tools.mjs'
import { ensureWebBuild } from './web-build.mjs'

/** @typedef {import('./steps.mjs').Outcome} Outcome */
/** @typedef {import('./test-runners.mjs').Tools} Tools */

const root = fileURLToPath(new URL('..', import.meta.url))
const MAIN = join('bench', 'main.ts')

/**
 * What `npm run test:full` runs in addition: every part of the benchmark once with small sizes. It passes if each ends and
 * prints its figures, whatever they are, so that none is broken unnoticed.
 * @type {{ name: string, work: (root: string, tools: Tools) => Promise<Outcome> }}
 */
export const BENCH_STEP = { name: 'Benchmark, in short', work: inShort }

/**
 * Runs the benchmark on what production uses, Node 26 and the built web app. Returns its exit code.
 * @param {string[]} parts which part to measure, such as `pages` or `rooms`; empty for all
 */
export async function bench(parts) {
  const { runtime, env } = await prepareTools(root)
  await ensureWebBuild(root, runtime)
  const run = startChild(runtime, [MAIN, ...parts], { cwd: root, env, stdio: 'inherit' })
  return run.ended
}

/**
 * @param {string} root
 * @param {Tools} tools
 * @returns {Promise<Outcome>}
 */
async function inShort(root, { runtime, env, postgres, chromium }) {
  if (!postgres || !chromium) return notRun('it needs PostgreSQL and Chromium.')
  const options = { cwd: root, env: { ...env, BENCH_SHORT: '1' } }
  const { code } = await runStep(runtime, [MAIN], { ...options, stdio: 'inherit' })
  return { ok: code === 0 }
}
