import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { literally, repeatedTest } from './again/repeated-test.mjs'
import { startChild } from './child.mjs'
import { runPlaywright, runVitest, withReports } from './test-runners.mjs'
import { noTests } from './test-totals.mjs'
import { prepareTools } from './tools.mjs'
import { ensurePseudoBuild, ensureWebBuild } from './web-build.mjs'

/** @typedef {import('./test-totals.mjs').Totals} Totals */
/** @typedef {import('./again/repeated-test.mjs').Repeated} Repeated */
/** @typedef {import('./test-runners.mjs').Tools} Tools */

const root = fileURLToPath(new URL('..', import.meta.url))
/** So much is printed of what failed. */
const FAILURES = 3
const LINES = 150

/**
 * Runs one file or test many times beside a load on every core, and says how often it passed and how it failed first.
 * Returns the exit code.
 * @param {readonly string[]} given the file, the title, how often
 */
export async function again(given) {
  const repeated = repeatedTest(root, given)
  const tools = await prepareTools(root)
  if (repeated.runner === 'playwright') {
    await ensureWebBuild(root, tools.runtime)
    await ensurePseudoBuild(root, tools.runtime)
  }
  const { files, title, times } = repeated
  const cores = availableParallelism()
  console.log(
    `${files.join(', ')}${title ? `: '${title}'` : ''}, ${times} times beside a load on ${cores} cores`,
  )
  const load = Array.from({ length: cores }, () => busyCore(tools))
  try {
    const totals = await withReports((folder) =>
      repeated.runner === 'playwright'
        ? inBrowser(tools, repeated, folder)
        : oneAfterAnother(tools, repeated, folder),
    )
    return conclude(totals)
  } finally {
    for (const core of load) core.kill()
  }
}

/** @param {Tools} tools */
function busyCore({ runtime, env }) {
  const stdio = /** @type {import('node:child_process').StdioOptions} */ ([
    'ignore',
    'ignore',
    'inherit',
    'ipc',
  ])
  return startChild(runtime, [join(root, 'scripts', 'again', 'busy-core.mjs')], { env, stdio }).child
}

/**
 * In one run, with the workers that `npm test` has.
 * @param {Tools} tools
 * @param {Repeated} repeated
 * @param {string} folder
 * @returns {Promise<Totals>}
 */
async function inBrowser(tools, { files, title, times }, folder) {
  const args = [
    ...files.map((file) => `/${literally(file)}$`),
    `--repeat-each=${times}`,
    ...(title ? ['--grep', literally(title)] : []),
  ]
  const { ok, output, totals } = await runPlaywright(root, tools, {
    args,
    report: join(folder, 'again.json'),
  })
  if (!ok && output) show(output)
  return totals
}

/**
 * Each time in a process of its own.
 * @param {Tools} tools
 * @param {Repeated} repeated
 * @param {string} folder
 * @returns {Promise<Totals>}
 */
async function oneAfterAnother(tools, { files, title, times }, folder) {
  const sum = noTests()
  let shown = 0
  for (let time = 1; time <= times; time += 1) {
    const args = ['run', ...files, ...(title ? ['--testNamePattern', literally(title)] : [])]
    const report = join(folder, `${time}.json`)
    const { ok, output, totals } = await runVitest(root, tools, { args, report })
    console.log(`${time}. ${ok ? 'passed' : 'FAILED'}`)
    if (!ok && output && shown++ < FAILURES) show(output)
    sum.passed += totals.passed
    // A file that does not load has no failed test.
    sum.failed += ok ? 0 : Math.max(totals.failed, 1)
    sum.failures.push(...totals.failures)
  }
  return sum
}

/** @param {string} output */
function show(output) {
  console.log(output.trim().split('\n').slice(0, LINES).join('\n'))
}

/** @param {Totals} totals */
function conclude({ passed, failed, failures }) {
  console.log('\n== Summary')
  for (const failure of new Set(failures)) console.log(failure)
  if (passed + failed === 0) console.log('No test ran: the title is in the source, but no test has it.')
  else console.log(`passed ${passed} of ${passed + failed}`)
  return failed === 0 && passed > 0 ? 0 : 1
}
