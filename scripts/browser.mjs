import { join } from 'node:path'
import { runStep } from './child.mjs'
import { installDebianPackage } from './debian.mjs'
import { onPath, versionText } from './find-program.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * The path of a Chromium that runs here: the machine's, else Playwright's own (downloaded where it is missing),
 * else Debian's package when root. Null when none can be had.
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

function machineChromium() {
  const named = process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : []
  return [...named, ...NAMES.flatMap(onPath)].find(versionText) ?? null
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
