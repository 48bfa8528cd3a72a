import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installDebianPackage } from './debian.mjs'
import { mainArchiveVersion, unpackedPackages } from './debian-archive.mjs'
import { onPath, versionText } from './find-program.mjs'
import { conclude, notRun, step } from './steps.mjs'
import { runTool, withReports } from './test-runners.mjs'
import { playwrightTotals } from './test-totals.mjs'
import { prepareTools } from './tools.mjs'
import { ensureWebBuild } from './web-build.mjs'

/*
 * What `npm run test:full` runs in other browsers than `npm test`: the main ways and the room in Firefox, every page in
 * WebKitGTK, and the stories that are told by keyboard alone in the oldest Chromium that Debian offers. Its oldest
 * Firefox, 140, lacks commands of WebDriver BiDi without which Playwright drives none.
 */

/** @typedef {import('./steps.mjs').Outcome} Outcome */
/** @typedef {import('./test-runners.mjs').Tools} Tools */

const root = fileURLToPath(new URL('..', import.meta.url))
const ENGINES = join('e2e', 'engines', 'playwright.config.ts')
/** The packages of a Chromium that runs beside the machine's. */
const OLDEST_CHROMIUM = ['chromium', 'chromium-common', 'chromium-headless-shell']
/** The stories by keyboard alone, where browsers differ most from version to version. */
const KEYBOARD = ['first-day-admin', 'first-week-coach', 'first-week-student', 'keyboard']

/**
 * The steps in other browsers. Each installs what it needs, and shows its output itself. In CI, what cannot run is a
 * failure.
 * @type {{ name: string, work: (root: string, tools: Tools) => Promise<Outcome> }[]}
 */
export const ENGINE_STEPS = [
  { name: 'Firefox', work: firefox },
  { name: 'WebKitGTK', work: webkit },
  { name: 'Oldest Chromium', work: oldestChromium },
]

/**
 * Runs the tests in other browsers alone. Returns the exit code.
 * @param {readonly string[]} words beginnings of names of steps; all if empty
 */
export async function engines(words) {
  const tools = await prepareTools(root)
  await ensureWebBuild(root, tools.runtime)
  const finished = []
  for (const { name, work } of ENGINE_STEPS) {
    if (words.length > 0 && !words.some((word) => name.toLowerCase().startsWith(word.toLowerCase()))) continue
    console.log(`\n== ${name}`)
    finished.push(await step(name, () => work(root, tools)))
  }
  return conclude(finished)
}

/**
 * @param {string} root
 * @param {Tools} tools
 */
async function firefox(root, tools) {
  const path = await machineFirefox()
  if (!path) return notRun("there is no Firefox: install Debian's package firefox-esr.")
  console.log(versionText(path))
  return await playwright(root, tools, ['-c', ENGINES, 'firefox-'], { FIREFOX_PATH: path })
}

async function machineFirefox() {
  const find = () => ['firefox-esr', 'firefox'].flatMap(onPath).find(versionText) ?? null
  return find() ?? ((await installDebianPackage('firefox-esr')) ? find() : null)
}

/**
 * @param {string} root
 * @param {Tools} tools
 */
async function webkit(root, tools) {
  for (const { program, name } of [
    { program: 'WebKitWebDriver', name: 'webkit2gtk-driver' },
    { program: 'Xvfb', name: 'xvfb' },
  ]) {
    const found = onPath(program).length > 0 || (await installDebianPackage(name))
    if (!found) return notRun(`there is no ${program}: install Debian's package ${name}.`)
  }
  return await playwright(root, tools, ['-c', ENGINES, 'webkit-'])
}

/**
 * @param {string} root
 * @param {Tools} tools
 */
async function oldestChromium(root, tools) {
  const version = await mainArchiveVersion('chromium')
  if (!version) return notRun('no archive of Debian offers chromium.')
  const number = version.split(/[a-z-]/)[0] ?? version
  if ((versionText(tools.env.CHROMIUM_PATH ?? '') ?? '').includes(number)) {
    return notRun(`the tests before ran in ${number}, and Debian's main archive holds none that is older.`)
  }
  const folder = await unpackedPackages(root, OLDEST_CHROMIUM, version)
  if (!folder) return notRun(`chromium ${version} cannot be downloaded.`)
  const programs = join(folder, 'usr', 'lib', 'chromium')
  const paths = {
    CHROMIUM_PATH: join(programs, 'chromium'),
    CHROMIUM_SHELL_PATH: join(programs, 'chromium-headless-shell'),
  }
  console.log(versionText(paths.CHROMIUM_PATH))
  const config = join('e2e', 'playwright.config.ts')
  return await playwright(root, tools, ['-c', config, ...KEYBOARD, '--project', 'shell'], paths)
}

/**
 * Runs browser tests, whose output is shown as it arrives.
 * @param {string} root
 * @param {Tools} tools
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
function playwright(root, tools, args, env) {
  return withReports(async (folder) => {
    const report = join(folder, 'report.json')
    const outcome = await runTool(root, tools, ['@playwright', 'test', 'cli.js'], {
      args: ['test', '--reporter=list,json', ...args],
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      shown: true,
    })
    return { ...outcome, totals: playwrightTotals(report) }
  })
}
