import { spawnSync } from 'node:child_process'
import { installDebianPackage } from './debian.mjs'

/** The fallback fonts until the page's own font has loaded. app.css adjusts the fallback to their metrics. */
const EXPECTED = /^(Arial|Liberation Sans|Helvetica Neue|Roboto)$/m

/**
 * Makes sure that the machine has one of the common fallback fonts, so that browser tests measure what people see.
 * Installs Liberation on a Debian without one, as root. Prints a warning if none is available.
 */
export async function ensureFonts() {
  if (hasExpectedFont() || ((await installDebianPackage('fonts-liberation')) && hasExpectedFont())) return
  console.error(
    'This machine has neither Arial nor Liberation Sans, so pages may move when their typeface comes: install one.',
  )
}

/** Also true without fontconfig, as on macOS, which has these fonts. */
function hasExpectedFont() {
  const { status, stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' })
  return status !== 0 || EXPECTED.test(stdout.replaceAll(',', '\n'))
}
