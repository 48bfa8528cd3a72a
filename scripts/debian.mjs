import { existsSync } from 'node:fs'
import { runStep } from './child.mjs'

const APT = '/usr/bin/apt-get'
/** Without it apt-get reports success even if it could fetch none of the lists. */
const EVERY_LIST = ['-o', 'APT::Update::Error-Mode=any']

/**
 * Debian's packages. `renew` renews their lists, once: an old list brings an old version, or names one that is gone. If it
 * fails it says so, and the old lists are used. `install` does that before the first package; it returns false if it
 * failed. Each package is installed by its own call, because a single unknown name fails a whole call.
 * @param {string} aptGet the program
 */
export function packageManager(aptGet) {
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
  const renew = () => (renewed ??= renewLists())
  /** @param {string} name */
  const install = async (name) => {
    await renew()
    console.log(`Installing Debian's package ${name} …`)
    return (await runStep(aptGet, ['install', '-y', '--no-install-recommends', name], options)).code === 0
  }
  return { renew, install }
}

const packages = packageManager(APT)
const isManaged = () => process.getuid?.() === 0 && existsSync(APT)

/** Renews Debian's package lists, if it can: as root, on Debian or a derivative. */
export async function renewPackageLists() {
  if (isManaged()) await packages.renew()
}

/**
 * Installs a Debian package in the same case. Returns whether it did.
 * @param {string} name
 */
export async function installDebianPackage(name) {
  return isManaged() && (await packages.install(name))
}
