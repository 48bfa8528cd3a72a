import { existsSync } from 'node:fs'
import { installDebianPackage } from './debian.mjs'

/** The path in Debian's package; e2e/relay-place.ts looks there. */
const PROGRAM = '/usr/bin/turnserver'

/**
 * Makes sure that browser tests have a relay for calls. Installs coturn on a Debian without it, as root. Prints a
 * warning if none is available; the one test that needs it is then skipped.
 */
export async function ensureRelay() {
  if (existsSync(PROGRAM) || ((await installDebianPackage('coturn')) && existsSync(PROGRAM))) return
  console.error(`This machine has no ${PROGRAM}, so the call over a relay is not tested: install coturn.`)
}
