import { execFile } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { type ClusterFiles, handOver } from './cluster-files.ts'
import type { ClusterPlan, PlannedMachine } from './cluster-plan.ts'
import type { DatabaseMachine } from './database-machine.ts'
import { SupervisedProcess, until } from './supervised-process.ts'

const run = promisify(execFile)

/** A database that was restored beside the others. */
export interface Restored {
  /** As its superuser. */
  readonly client: pg.Client
  stop(): Promise<void>
}

/** The backups of a cluster, by pgBackRest as on its machines. */
export class Backups {
  readonly #files: ClusterFiles
  readonly #plan: ClusterPlan

  constructor(files: ClusterFiles, plan: ClusterPlan) {
    this.#files = files
    this.#plan = plan
    mkdirSync(join(files.folder, 'backups'))
    handOver(files, 'backups')
  }

  /** Runs pgBackRest on a machine. Throws with its output if it fails. */
  async run(machine: Pick<DatabaseMachine, 'name'>, ...args: string[]): Promise<string> {
    const { folder, user, env } = this.#files
    const config = join(folder, machine.name, 'pgbackrest.conf')
    const { stdout } = await run(
      this.#files.program('usr/bin/pgbackrest'),
      [`--config=${config}`, '--stanza=shinequo', ...args],
      { ...user, cwd: folder, env: { ...env, PGPASSWORD: this.#plan.passwords.postgres } },
    )
    return stdout
  }

  /** Restores the cluster's database as it was at an instant, on an address of its own, and starts it. */
  async restoreTo(instant: string): Promise<Restored> {
    const { address, folders } = this.#plan.databases[0] as PlannedMachine
    const { folder, user, env } = this.#files
    const own = join(folder, 'restored')
    const data = join(own, 'data')
    mkdirSync(data, { recursive: true, mode: 0o700 })
    handOver(this.#files, 'restored')
    const target = ['--type=time', `--target=${instant}`, '--target-action=promote']
    await this.run(
      this.#plan.databases[0] as PlannedMachine,
      'restore',
      ...target,
      '--archive-mode=off',
      `--pg1-path=${data}`,
    )
    const host = address.replace(/\d+$/, '31')
    // What Patroni wrote into its configuration is another machine's.
    const settings = {
      listen_addresses: host,
      unix_socket_directories: own,
      hba_file: join(data, 'pg_hba.conf'),
      ident_file: join(data, 'pg_ident.conf'),
      synchronous_standby_names: '',
    }
    const postgres = new SupervisedProcess({
      name: 'PostgreSQL, restored',
      command: join(folders.postgres_bin as string, 'postgres'),
      args: ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      cwd: own,
      user,
      env,
      log: join(own, 'postgres.log'),
    })
    postgres.start()
    try {
      const client = await until('the restored database is there', 60_000, () => this.#connect(host))
      return { client, stop: () => client.end().then(() => postgres.lose()) }
    } catch (error) {
      await postgres.lose()
      throw new Error(postgres.output(), { cause: error })
    }
  }

  /** Connects to a database that has recovered; null while it has not. */
  async #connect(host: string): Promise<pg.Client | null> {
    const password = this.#plan.passwords.postgres
    const client = new pg.Client({ host, user: 'postgres', password, database: 'shinequo' })
    client.on('error', () => undefined)
    await client.connect()
    const { rows } = await client.query('select pg_is_in_recovery() as recovers')
    if (!rows[0].recovers) return client
    await client.end()
    return null
  }
}
