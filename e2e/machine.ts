import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type FullConfig } from '@playwright/test'

const ROOT = join(import.meta.dirname, '..')
const run = (script: string, ...args: string[]) => [join(ROOT, 'scripts', script), ...args]

/**
 * Sets CHROMIUM_PATH and CHROMIUM_SHELL_PATH to the machine's browsers, as `npm test` does, if CHROMIUM_PATH is not
 * set. Workers inherit it, so they need not look again; it is empty if the machine has none.
 */
export function findBrowsers(env: NodeJS.ProcessEnv): void {
  if (env.CHROMIUM_PATH !== undefined) return
  env.CHROMIUM_PATH = ''
  Object.assign(
    env,
    JSON.parse(execFileSync(process.execPath, run('find-browsers.mjs'), { encoding: 'utf8' })),
  )
}

/** Throws a sentence that says what to do if neither the machine nor Playwright has a browser. */
export function requireBrowser({ projects }: FullConfig): void {
  const paths = projects.map(({ use }) => use.launchOptions?.executablePath ?? chromium.executablePath())
  const path = paths.find((one) => !existsSync(one))
  if (path === undefined) return
  throw new Refusal(
    `There is no Chromium at ${path}: set CHROMIUM_PATH to the one of this machine, or run \`npm run check\`, which fetches one.`,
  )
}

/** Throws a sentence with the command to run if a build of the web app is not that of the sources as they are now. */
export function refuseStaleBuild(...flags: '--pseudo'[]): void {
  const { status, stderr } = spawnSync(process.execPath, run('build.mjs', '--check', ...flags), {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Refusal(stderr.trim())
}

/** A reason not to run, for a person: where it was thrown is of no use. */
class Refusal extends Error {
  constructor(message: string) {
    super(message)
    this.stack = message
  }
}
