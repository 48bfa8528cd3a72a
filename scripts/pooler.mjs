import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { unpackedPackages } from './debian-archive.mjs'
import { isExecutable, onPath } from './find-program.mjs'

/** Debian's package, with the libraries that it needs and few systems have. */
const PACKAGES = ['pgbouncer', 'libevent-2.1-7', 'libc-ares2']

/**
 * A PgBouncer for tests, as the settings PGBOUNCER_PATH and, if it is not installed, PGBOUNCER_LIBRARIES (a folder): the
 * one that PGBOUNCER_PATH names, otherwise the machine's, otherwise Debian's, unpacked into the cache. It is not installed,
 * because the package would start a service. Null, after a warning, if none is available.
 * @param {string} root
 */
export async function ensurePooler(root) {
  const { PGBOUNCER_PATH, PGBOUNCER_LIBRARIES } = process.env
  if (PGBOUNCER_PATH && isExecutable(PGBOUNCER_PATH)) return { PGBOUNCER_PATH, PGBOUNCER_LIBRARIES }
  const [installed] = onPath('pgbouncer')
  if (installed) return { PGBOUNCER_PATH: installed }
  const folder = await unpackedPackages(root, PACKAGES)
  const found = folder && inFolder(folder)
  if (found) return found
  console.error('This machine has no pgbouncer, so nothing is tested through it: install PgBouncer.')
  return null
}

/** @param {string} folder with the files of the packages */
function inFolder(folder) {
  const [program, libraries] = [join(folder, 'usr', 'sbin', 'pgbouncer'), join(folder, 'usr', 'lib')]
  if (!isExecutable(program) || !existsSync(libraries)) return null
  // Debian has them in a folder for each kind of processor.
  const [kind] = readdirSync(libraries).filter((name) => name.includes('linux'))
  return kind === undefined ? null : { PGBOUNCER_PATH: program, PGBOUNCER_LIBRARIES: join(libraries, kind) }
}
