import { existsSync } from 'node:fs'
import { unpackedPackages } from './debian-archive.mjs'

/** What Debian's Patroni is written in. Its libraries are unpacked for this one. */
const PYTHON = '/usr/bin/python3'

/** Debian's packages of a cluster, with what they need and few systems have. */
const PACKAGES = [
  'patroni',
  'python3-cdiff',
  'python3-click',
  'python3-colorama',
  'python3-dateutil',
  'python3-dnspython',
  'python3-etcd',
  'python3-pkg-resources',
  'python3-prettytable',
  'python3-psutil',
  'python3-psycopg2',
  'python3-six',
  'python3-urllib3',
  'python3-wcwidth',
  'python3-yaml',
  'pgbackrest',
  'etcd-server',
  'haproxy',
  'liblua5.3-0',
  'libopentracing-c-wrapper0',
  'libopentracing1',
  'pgbouncer',
  'libevent-2.1-7',
  'libc-ares2',
]

/**
 * A folder with the programs of a cluster, unpacked but not installed, because the packages would start services. Null if
 * this is not Debian or they cannot be downloaded.
 * @param {string} root
 */
export async function ensureClusterPackages(root) {
  return existsSync(PYTHON) ? await unpackedPackages(root, PACKAGES) : null
}
