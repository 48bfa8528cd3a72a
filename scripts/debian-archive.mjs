import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runStep } from './child.mjs'
import { renewPackageLists } from './debian.mjs'

/** Where versions of Debian's packages are kept that are used beside the installed ones. */
const KEPT = join('.cache', 'debian')

/**
 * The version of a package in Debian's main archive, which may be older than the one in its security archive. Null on
 * other systems, or if there is none.
 * @param {string} name
 */
export async function mainArchiveVersion(name) {
  if (!existsSync('/usr/bin/apt-cache')) return null
  const { output } = await runStep('apt-cache', ['madison', name], { stdio: ['ignore', 'pipe', 'ignore'] })
  return versionInMain(output)
}

/**
 * The version that a list of `apt-cache madison` has from the main archive itself, such as 'bookworm/main', and not
 * from one beside it, such as 'bookworm-security/main'.
 * @param {string} list
 */
export function versionInMain(list) {
  for (const line of list.split('\n')) {
    const [, version, source] = line.split('|').map((part) => part.trim())
    if (version && /\s[a-z]+\/main\s/.test(source ?? '')) return version
  }
  return null
}

/**
 * A folder with the files of some packages, downloaded and unpacked at the first call but not installed. Null if they
 * cannot be downloaded.
 * @param {string} root
 * @param {string[]} names
 * @param {string} [version] of all of them; without it, what Debian offers at the first call
 */
export async function unpackedPackages(root, names, version) {
  const folder = join(root, KEPT, version === undefined ? `${names[0]}` : `${names[0]}-${version}`)
  if (existsSync(folder)) return folder
  if (!existsSync('/usr/bin/apt-get')) return null
  await renewPackageLists()
  console.log(`Downloading ${names.join(' and ')} ${version ?? ''} from Debian …`)
  mkdirSync(dirname(folder), { recursive: true })
  const fresh = mkdtempSync(`${folder}.`)
  const options = { cwd: fresh, stdio: /** @type {const} */ ('ignore') }
  try {
    const asked = names.map((name) => (version === undefined ? name : `${name}=${version}`))
    if ((await runStep('apt-get', ['download', ...asked], options)).code !== 0) return null
    for (const file of readdirSync(fresh)) {
      if ((await runStep('dpkg-deb', ['-x', file, '.'], options)).code !== 0) return null
      rmSync(join(fresh, file))
    }
    renameSync(fresh, folder)
    return folder
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}
