import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { changedFiles } from './check/changed-files.mjs'
import { browserArgs, chooseTests } from './check/chosen-tests.mjs'
import { staticSteps } from './static-steps.mjs'
import { conclude, step } from './steps.mjs'
import { runPlaywright, runVitest, withReports } from './test-runners.mjs'
import { prepareTools } from './tools.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Runs what a change needs before it is committed: types, lint, dead code, the build if its sources changed, then the
 * tests of what is named. Each step is printed as one block, and all run even after one has failed. Returns the exit
 * code.
 * @param {readonly string[]} names nouns, files or folders; if empty, the files that differ from the last commit
 * @param {{ full?: boolean }} [options] full: heavy tests at full size
 */
export async function check(names, { full = false } = {}) {
  const chosen = chooseTests(root, names.length > 0 ? names : await changedFiles(root))
  const tools = await prepareTools(root)
  if (full) tools.env.TEST_SCALE = '1'
  return withReports(async (folder) => {
    const finished = await staticSteps(root, tools)
    for (const { name, work } of testSteps(tools, chosen, folder)) finished.push(await step(name, work))
    if (chosen.unseen.length > 0)
      console.log(
        `\nNo browser test is known for ${chosen.unseen.join(', ')}: name its noun, or a file of e2e.`,
      )
    return conclude(finished)
  })
}

/**
 * The steps that run what was chosen; none for what is empty. `env`: settings for the tests.
 * @param {import('./test-runners.mjs').Tools} tools
 * @param {import('./check/chosen-tests.mjs').Chosen} chosen
 * @param {string} folder for reports
 * @param {NodeJS.ProcessEnv} [env]
 */
export function testSteps(tools, chosen, folder, env = {}) {
  const { unit, related } = chosen
  const browser = browserArgs(chosen)
  /** @type {(name: string, args: string[]) => { name: string, work: () => Promise<import('./steps.mjs').Outcome> }} */
  const vitest = (name, args) => ({
    name,
    work: () =>
      runVitest(root, tools, {
        args: [...args, '--passWithNoTests'],
        env,
        report: join(folder, `${name}.json`),
      }),
  })
  return [
    ...(unit.length > 0 ? [vitest('Unit and API tests', ['run', ...unit])] : []),
    ...(related.length > 0 ? [vitest('Related tests', ['related', '--run', ...related])] : []),
    ...(browser
      ? [
          {
            name: 'Browser tests',
            work: () =>
              runPlaywright(root, tools, { args: browser, env, report: join(folder, 'browser.json') }),
          },
        ]
      : []),
  ]
}
