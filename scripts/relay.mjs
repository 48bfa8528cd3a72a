import { existsSync } from 'node:fs'
import { installDebianPackage } from './debian.mjs'

/** Where Debian's package puts it; e2e/relay-place.ts looks there. */
const PROGRAM = '/usr/bin/turnserver'

/**
 * Sees that browser tests have a relay for calls: on a Debian without one, as root, installs coturn. Says so where there
 * is none and none can be had; the one test that needs it is skipped then.
 */
export async function ensureRelay() {
  if (existsSync(PROGRAM) || ((await installDebianPackage('coturn')) && existsSync(PROGRAM))) return
  console.error(`This machine has no ${PROGRAM}, so the call over a relay is not tested: install coturn.`)
}
