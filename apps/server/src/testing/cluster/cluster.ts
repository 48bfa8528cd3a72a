import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { healthReady } from '@shinequo/contract/health'
import pg from 'pg'
import { addressOf } from '../test-app.ts'
import { AppMachine } from './app-machine.ts'
import { Backups } from './backups.ts'
import { handOver, prepareFiles } from './cluster-files.ts'
import { type ClusterPlan, planOnLoopback, writePlan } from './cluster-plan.ts'
import { DatabaseMachine } from './database-machine.ts'
import { SupervisedProcess, until } from './supervised-process.ts'

const SECOND = 1000
/** How many characters of each log are printed after a failure. */
const LOG_SHOWN = 3000

/** The programs of a cluster: Debian's packages in a folder, and PostgreSQL's programs. */
export interface ClusterTools {
  readonly packages: string
  readonly postgresBin: string
}

/** A small installation of several machines, on loopback. */
export class Cluster {
  readonly plan: ClusterPlan
  readonly databases: readonly DatabaseMachine[]
  readonly apps: readonly AppMachine[]
  readonly front: SupervisedProcess
  readonly backups: Backups
  readonly #folder: string

  private constructor(
    plan: ClusterPlan,
    folder: string,
    machines: Pick<Cluster, 'databases' | 'apps' | 'front' | 'backups'>,
  ) {
    this.plan = plan
    this.#folder = folder
    this.databases = machines.databases
    this.apps = machines.apps
    this.front = machines.front
    this.backups = machines.backups
  }

  /**
   * Starts three machines with databases, and once they have a primary with an empty database, haproxy and PgBouncer of three
   * machines for servers, and the front. `settings` are for servers and workers, which `startServers` starts.
   */
  static async start(
    tools: ClusterTools,
    smtpUrl: string,
    settings: Record<string, string>,
  ): Promise<Cluster> {
    const folder = mkdtempSync(join(tmpdir(), 'sq-cluster-'))
    chmodSync(folder, 0o755)
    const plan = planOnLoopback(folder, tools.postgresBin, smtpUrl)
    const files = await prepareFiles(tools.packages, folder)
    await writePlan(plan, folder)
    const all = [plan.front, ...plan.apps, ...plan.databases]
    for (const { name } of all) handOver(files, name)
    const own = (name: string) => join(folder, plan.front.name, name)
    const cluster = new Cluster(plan, folder, {
      backups: new Backups(files, plan),
      databases: plan.databases.map((machine) => new DatabaseMachine(machine, files)),
      apps: plan.apps.map((machine, at) => new AppMachine(machine, files, { works: at < 2, settings })),
      front: new SupervisedProcess({
        name: 'haproxy of the front',
        command: files.program('usr/sbin/haproxy'),
        args: ['-db', '-f', own('haproxy.cfg')],
        cwd: join(folder, plan.front.name),
        user: files.user,
        env: files.env,
        log: own('haproxy.log'),
      }),
    })
    try {
      await cluster.#startDatabases()
    } catch (error) {
      await cluster.stop()
      throw error
    }
    return cluster
  }

  async #startDatabases(): Promise<void> {
    for (const machine of this.databases) machine.start()
    const primary = await this.untilSafe(120 * SECOND)
    await this.backups.run(primary, 'stanza-create')
    const { shinequo } = this.plan.passwords
    await this.onPrimary(async (client) => {
      await client.query(`create role shinequo login password '${shinequo}'`)
      await client.query('create database shinequo owner shinequo')
    })
    for (const { haproxy, pooler } of this.apps) for (const one of [haproxy, pooler]) one.start()
    this.front.start()
    await Promise.all(
      this.apps.map(({ name, directUrl }) =>
        until(`${name} reaches the primary`, 30 * SECOND, () => isReached(directUrl)),
      ),
    )
  }

  /** Starts servers and workers. Resolves when all servers are ready. */
  async startServers(): Promise<void> {
    for (const { server, worker } of this.apps) {
      server.start()
      worker?.start()
    }
    await this.untilServed()
  }

  /** Waits until each server and the front are ready. */
  async untilServed(): Promise<void> {
    for (const url of [...this.apps.map((app) => app.url), this.plan.public_url])
      await until(`${url} is ready`, 60 * SECOND, async () => (await fetch(url + addressOf(healthReady))).ok)
  }

  /** Makes a machine's member of etcd the leader. Resolves once it is. */
  async leadEtcd(machine: DatabaseMachine): Promise<void> {
    await until(`etcd of ${machine.name} is the leader`, 30 * SECOND, async () => {
      const { id, leads } = await machine.etcdMember()
      if (!leads) await Promise.all(this.databases.map((one) => one.handEtcdTo(id)))
      return leads
    })
  }

  /** The machine that alone is the primary by its own account, and answers. Undefined while there is none. */
  async primary(): Promise<DatabaseMachine | undefined> {
    const primaries = await this.#thoseThatAre('primary')
    return primaries.length === 1 ? primaries[0] : undefined
  }

  async #thoseThatAre(role: 'primary' | 'replica'): Promise<DatabaseMachine[]> {
    const found = await Promise.all(this.databases.map((machine) => isIn(machine, role)))
    return this.databases.filter((_, at) => found[at])
  }

  /**
   * Waits until a primary has both others as standbys and one of them confirms a COMMIT: then the next machine may be lost.
   * Returns the primary.
   */
  async untilSafe(withinMs = 60 * SECOND): Promise<DatabaseMachine> {
    return until('two standbys stream, one of them synchronously', withinMs, async () => {
      const primary = await this.primary()
      const states = await this.onPrimary(async (client) => {
        // Waits for a standby. What a primary that was frozen tells of its standbys may be old.
        await client.query(`select pg_logical_emit_message(true, 'test', '')`)
        return (await client.query(`select sync_state from pg_stat_replication where state = 'streaming'`))
          .rows
      })
      // One that is still copied from the primary streams too.
      const ready = (await this.#thoseThatAre('replica')).length === 2
      const safe = ready && states.length === 2 && states.some(({ sync_state }) => sync_state === 'sync')
      return safe && primary
    })
  }

  /** How many times a machine has become the primary. */
  async timeline(): Promise<number> {
    const query = 'select pg_walfile_name(pg_current_wal_lsn()) as name'
    const name = await this.onPrimary(async (client) => (await client.query(query)).rows[0].name as string)
    return Number.parseInt(name.slice(0, 8), 16)
  }

  /** Runs statements on the primary itself, as its superuser. */
  async onPrimary<T>(work: (client: pg.Client) => Promise<T>, database = 'postgres'): Promise<T> {
    const primary = await this.primary()
    if (!primary) throw new Error('There is no primary')
    const { postgres: password } = this.plan.passwords
    const client = new pg.Client({
      host: primary.address,
      user: 'postgres',
      password,
      database,
      connectionTimeoutMillis: 2000,
      query_timeout: 5000,
    })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return await work(client)
    } finally {
      await client.end().catch(() => undefined)
    }
  }

  /** Prints the end of each program's log: for a test that failed. */
  printLogs(): void {
    const databases = this.databases.flatMap(({ patroni, etcd }) => [patroni, etcd])
    for (const one of [this.front, ...this.apps.flatMap(({ processes }) => processes), ...databases])
      console.log(`${one.name}\n${one.output().slice(-LOG_SHOWN)}`)
  }

  /** Ends all processes and deletes the folder. */
  async stop(): Promise<void> {
    await Promise.all([
      this.front.lose(),
      ...this.apps.flatMap(({ processes }) => processes.map((one) => one.lose())),
    ])
    await Promise.all(this.databases.map((machine) => machine.lose()))
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

async function isIn({ address }: DatabaseMachine, role: 'primary' | 'replica'): Promise<boolean> {
  const signal = AbortSignal.timeout(1000)
  return fetch(`http://${address}:8008/${role}`, { signal }).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Whether the primary is reached, by a session that outlives haproxy's first checks: it begins by taking all for healthy. */
async function isReached(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000, query_timeout: 5000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query('select pg_sleep(3), not pg_is_in_recovery() as yes')
    return rows[0].yes
  } finally {
    await client.end()
  }
}
