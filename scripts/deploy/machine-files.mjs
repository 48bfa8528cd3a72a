import Handlebars from 'handlebars'
import { Stop } from '../stop.mjs'

/**
 * A machine of a plan. `ports` and `folders` are its own where they differ from those of the plan.
 * @typedef {{ name: string, address: string, ports?: Record<string, number>, folders?: Record<string, string> }} Machine
 */

/**
 * What the templates in deploy/ are filled with. `network` has all machines, as CIDR; `local_address` is where a machine's
 * own processes reach each other, 127.0.0.1 unless it is given.
 * @typedef {{
 *   public_url: string,
 *   network: string,
 *   smtp_url: string,
 *   admin_email: string,
 *   local_address?: string,
 *   front: Machine,
 *   apps: Machine[],
 *   databases: Machine[],
 *   passwords: Record<string, string>,
 *   ports?: Record<string, number>,
 *   folders?: Record<string, string>,
 * }} Plan
 */

/** Where a plan says nothing: the ports that these programs usually have. */
const PORTS = {
  public: 80,
  server: 3000,
  pgbouncer: 6432,
  primary: 5000,
  replicas: 5001,
  postgres: 5432,
  patroni: 8008,
  etcd: 2379,
  etcd_peer: 2380,
}

/** Where a plan says nothing: the folders of Debian 12. */
const FOLDERS = {
  etcd: '/var/lib/etcd/shinequo',
  data: '/var/lib/postgresql/15/shinequo',
  postgres_bin: '/usr/lib/postgresql/15/bin',
  patroni: '/var/lib/postgresql/patroni',
  haproxy: '/etc/haproxy',
  pgbouncer: '/etc/pgbouncer',
  pgbackrest: '/etc',
  backups: '/mnt/backups/shinequo',
  shinequo: '/var/lib/shinequo',
}

/** The templates of each kind of machine, and the names of the files made of them. */
const TEMPLATES = {
  front: {
    'haproxy/front.cfg': 'haproxy.cfg',
    'haproxy/unavailable-api.http': 'unavailable-api.http',
    'haproxy/unavailable-page.http': 'unavailable-page.http',
  },
  app: {
    'haproxy/database.cfg': 'haproxy.cfg',
    'pgbouncer/pgbouncer.ini': 'pgbouncer.ini',
    'pgbouncer/userlist.txt': 'userlist.txt',
    'server/shinequo.env': 'shinequo.env',
  },
  database: {
    'etcd/etcd.env': 'etcd.env',
    'patroni/patroni.yml': 'patroni.yml',
    'pgbackrest/pgbackrest.conf': 'pgbackrest.conf',
    'pgbackrest/backup.env': 'backup.env',
  },
}

/** Passwords stand in addresses, in YAML and in quotes. */
const PASSWORD = /^[A-Za-z0-9_-]{32,}$/

/**
 * Reads a plan. Throws Stop if it is not JSON or a password is missing or unsuitable.
 * @param {string} text
 * @returns {Plan}
 */
export function planOf(text) {
  /** @type {Plan} */
  let plan
  try {
    plan = JSON.parse(text)
  } catch (error) {
    throw new Stop(`The plan is not JSON: ${/** @type {Error} */ (error).message}`)
  }
  for (const [name, password] of Object.entries(plan.passwords ?? {})) {
    if (!PASSWORD.test(password)) {
      throw new Stop(
        `passwords.${name} should have at least 32 letters, digits, - or _: \`openssl rand -hex 24\` makes one.`,
      )
    }
  }
  return plan
}

/**
 * The configuration of each machine, as paths that begin with the machine's name. Throws Stop if a template wants a value
 * that the plan does not have.
 * @param {Plan} plan
 * @param {(template: string) => string} read
 * @returns {{ path: string, text: string }[]}
 */
export function filesOf(plan, read) {
  const machines = [
    { kind: /** @type {const} */ ('front'), machine: plan.front },
    ...plan.apps.map((machine) => ({ kind: /** @type {const} */ ('app'), machine })),
    ...plan.databases.map((machine) => ({ kind: /** @type {const} */ ('database'), machine })),
  ]
  return machines.flatMap(({ kind, machine }) =>
    Object.entries(TEMPLATES[kind]).map(([template, name]) => ({
      path: `${machine.name}/${name}`,
      text: filled(template, read(template), valuesOf(plan, machine)),
    })),
  )
}

/**
 * @param {Plan} plan
 * @param {Machine} machine
 */
function valuesOf(plan, machine) {
  const withPlaces = (/** @type {Machine} */ one) => ({ ...one, ...placesOf(plan, one) })
  return {
    local_address: '127.0.0.1',
    ...plan,
    public_protocol: new URL(plan.public_url).protocol.replace(':', ''),
    apps: plan.apps.map(withPlaces),
    databases: plan.databases.map(withPlaces),
    ...withPlaces(machine),
  }
}

/**
 * @param {Plan} plan
 * @param {Machine} machine
 */
const placesOf = (plan, machine) => ({
  ports: { ...PORTS, ...plan.ports, ...machine.ports },
  folders: { ...FOLDERS, ...plan.folders, ...machine.folders },
})

/**
 * @param {string} name
 * @param {string} template
 * @param {object} values
 */
function filled(name, template, values) {
  try {
    return Handlebars.compile(template, { strict: true, noEscape: true })(values)
  } catch (error) {
    throw new Stop(`deploy/${name}: ${/** @type {Error} */ (error).message}`)
  }
}
