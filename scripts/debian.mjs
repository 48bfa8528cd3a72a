import { existsSync } from 'node:fs'
import { runStep } from './child.mjs'

/**
 * Installs a Debian package if possible: as root, on Debian or a derivative. Returns whether it did.
 * @param {string} name
 */
export async function installDebianPackage(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log(`Installing Debian's package ${name} …`)
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: /** @type {const} */ ('ignore'),
  }
  const install = () => runStep('apt-get', ['install', '-y', '--no-install-recommends', name], options)
  if ((await install()).code === 0) return true
  // A new machine has no package lists yet, and an old one lists versions that no longer exist.
  await runStep('apt-get', ['update'], options)
  return (await install()).code === 0
}
