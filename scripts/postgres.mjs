import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { installDebianPackage } from './debian.mjs'
import { isExecutable, onPath, versionText } from './find-program.mjs'

const OLDEST = 15
const DEBIAN_FOLDER = '/usr/lib/postgresql'

/**
 * The folder with the programs of a PostgreSQL server (15 or newer): the machine's, otherwise Debian's package if
 * running as root. Null if none is available.
 */
export async function ensurePostgres() {
  const found = machinePostgres()
  if (found) return found
  return (await installDebianPackage('postgresql')) ? machinePostgres() : null
}

function machinePostgres() {
  const named = process.env.PG_BIN_DIR ? [process.env.PG_BIN_DIR] : []
  const linked = onPath('postgres').map((path) => dirname(realpathSync(path)))
  const debian = existsSync(DEBIAN_FOLDER)
    ? readdirSync(DEBIAN_FOLDER).map((version) => join(DEBIAN_FOLDER, version, 'bin'))
    : []
  return [...named, ...linked, ...debian].find(isNewEnough) ?? null
}

/** @param {string} folder */
function isNewEnough(folder) {
  if (!isExecutable(join(folder, 'initdb'))) return false
  const version = /\d+/.exec(versionText(join(folder, 'postgres')) ?? '')
  return version !== null && Number(version[0]) >= OLDEST
}
