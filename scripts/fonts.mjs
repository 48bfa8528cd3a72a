import { spawnSync } from 'node:child_process'
import { installDebianPackage } from './debian.mjs'

/** The typefaces that the page shows until its own has come; app.css measures its replacement against them. */
const EXPECTED = /^(Arial|Liberation Sans|Helvetica Neue|Roboto)$/m

/**
 * Sees that the machine has one of the typefaces that people's machines have, so that browser tests measure what
 * people see: on a Debian without one, as root, installs Liberation. Says so where there is none and none can be had.
 */
export async function ensureFonts() {
  if (hasExpectedFont() || ((await installDebianPackage('fonts-liberation')) && hasExpectedFont())) return
  console.error(
    'This machine has neither Arial nor Liberation Sans, so pages may move when their typeface comes: install one.',
  )
}

/** True also where fontconfig is not to be asked, as on macOS, which has these typefaces. */
function hasExpectedFont() {
  const { status, stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' })
  return status !== 0 || EXPECTED.test(stdout.replaceAll(',', '\n'))
}
