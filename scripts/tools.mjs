import { ensureChromium, ensureHeadlessShell } from './browser.mjs'
import { ensureFonts } from './fonts.mjs'
import { ensureInstalled } from './install.mjs'
import { ensurePooler } from './pooler.mjs'
import { ensurePostgres } from './postgres.mjs'
import { ensureRelay } from './relay.mjs'
import { findRuntime, toolEnvironment } from './runtime.mjs'

/**
 * Installs what the tests and the benchmark need in addition to the application: packages, a Chromium and its headless
 * shell, a PostgreSQL server, a pooler for it. `env` contains their paths as CHROMIUM_PATH, CHROMIUM_SHELL_PATH,
 * PG_BIN_DIR and PGBOUNCER_PATH. If one is unavailable, its variable is absent.
 * @param {string} root
 */
export async function prepareTools(root) {
  await ensureInstalled(root)
  const runtime = findRuntime(root)
  const chromium = await ensureChromium(root, runtime)
  const shell = chromium ? await ensureHeadlessShell() : null
  if (chromium) {
    await ensureFonts()
    await ensureRelay()
  }
  const postgres = await ensurePostgres()
  const pooler = postgres ? await ensurePooler(root) : null
  const env = toolEnvironment(root, runtime)
  delete env.CHROMIUM_PATH
  delete env.CHROMIUM_SHELL_PATH
  delete env.PG_BIN_DIR
  delete env.PGBOUNCER_PATH
  delete env.PGBOUNCER_LIBRARIES
  if (chromium) env.CHROMIUM_PATH = chromium
  if (shell) env.CHROMIUM_SHELL_PATH = shell
  if (postgres) env.PG_BIN_DIR = postgres
  Object.assign(env, pooler)
  return { runtime, chromium, postgres, env }
}
