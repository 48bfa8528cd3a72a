import { existsSync } from 'node:fs'
import { runStep } from './child.mjs'

const APT = '/usr/bin/apt-get'
/** Without it apt-get reports success even if it could fetch none of the lists. */
const EVERY_LIST = ['-o', 'APT::Update::Error-Mode=any']

/**
 * An installer of Debian packages, which renews the package lists before the first package: an old list brings an old
 * version, or names one that is gone. If the lists cannot be renewed it says so once, and installs from the old ones.
 * Each package is installed by its own call, because a single unknown name fails a whole call.
 * @param {string} aptGet the program
 * @returns {(name: string) => Promise<boolean>} installs a package; false if that failed
 */
export function packageInstaller(aptGet) {
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: /** @type {const} */ ('ignore'),
  }
  async function renewLists() {
    console.log("Renewing Debian's package lists …")
    if ((await runStep(aptGet, [...EVERY_LIST, 'update'], options)).code === 0) return
    console.error(
      "Debian's package lists could not be renewed (is there a network?), so what is installed now may be an old version: `apt-get update` says why.",
    )
  }
  /** @type {Promise<void> | undefined} */
  let renewed
  return async (name) => {
    renewed ??= renewLists()
    await renewed
    console.log(`Installing Debian's package ${name} …`)
    return (await runStep(aptGet, ['install', '-y', '--no-install-recommends', name], options)).code === 0
  }
}

const install = packageInstaller(APT)

/**
 * Installs a Debian package if possible: as root, on Debian or a derivative. Returns whether it did.
 * @param {string} name
 */
export async function installDebianPackage(name) {
  return process.getuid?.() === 0 && existsSync(APT) && (await install(name))
}
