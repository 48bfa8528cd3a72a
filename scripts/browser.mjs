import { join } from 'node:path'
import { runStep } from './child.mjs'
import { installDebianPackage } from './debian.mjs'
import { onPath, versionText } from './find-program.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const SHELL = 'chromium-headless-shell'

/**
 * The path of a Chromium that runs here: the machine's, otherwise Playwright's own (downloaded if missing), otherwise
 * Debian's package if running as root. Null if none is available.
 * @param {string} root
 * @param {string} runtime
 */
export async function ensureChromium(root, runtime) {
  const found = machineChromium()
  if (found) return found
  const playwrights = await playwrightChromium(root, runtime)
  if (playwrights) return playwrights
  return (await installDebianPackage('chromium')) ? machineChromium() : null
}

/** The path of the first of the machine's Chromiums that runs, CHROMIUM_PATH before all; null if there is none. */
export function machineChromium() {
  const named = process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : []
  return [...named, ...NAMES.flatMap(onPath)].find(versionText) ?? null
}

/**
 * The path of the headless shell of the same browser, with which a test takes two thirds of the time: the machine's,
 * otherwise Debian's package if running as root; null if none is available. Its rendering differs minimally.
 */
export async function ensureHeadlessShell() {
  const found = machineShell()
  if (found) return found
  return (await installDebianPackage(SHELL)) ? machineShell() : null
}

/** The same of the headless shell, CHROMIUM_SHELL_PATH before all. */
export function machineShell() {
  const named = process.env.CHROMIUM_SHELL_PATH ? [process.env.CHROMIUM_SHELL_PATH] : []
  return [...named, ...onPath(SHELL)].find(versionText) ?? null
}

/**
 * @param {string} root
 * @param {string} runtime
 */
async function playwrightChromium(root, runtime) {
  const asked = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))"
  const { output } = await runStep(runtime, ['-e', asked], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
  const path = output.trim()
  if (path && versionText(path)) return path
  console.log("Downloading Playwright's Chromium …")
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  await runStep(runtime, [cli, 'install', 'chromium'], { cwd: root, stdio: 'ignore' })
  return path && versionText(path) ? path : null
}
