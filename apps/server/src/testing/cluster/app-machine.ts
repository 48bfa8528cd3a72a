import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { machineSettings } from '../machine-settings.ts'
import type { ClusterFiles } from './cluster-files.ts'
import type { PlannedMachine } from './cluster-plan.ts'
import { SupervisedProcess } from './supervised-process.ts'

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url))

/** A machine with a server, a worker if it has one, PgBouncer, and haproxy that leads to the primary. */
export class AppMachine {
  readonly name: string
  readonly url: string
  readonly haproxy: SupervisedProcess
  readonly pooler: SupervisedProcess
  readonly server: SupervisedProcess
  readonly worker: SupervisedProcess | undefined
  /** The address of the primary's database past the pooler, as the owner of its tables. */
  readonly directUrl: string
  readonly #metricsToken: string

  /** `settings` replace those of the file, for what a test needs to be otherwise. */
  constructor(
    machine: PlannedMachine,
    files: ClusterFiles,
    { works, settings }: { works: boolean; settings: Record<string, string> },
  ) {
    this.name = machine.name
    const own = (name: string) => join(files.folder, machine.name, name)
    const cwd = join(files.folder, machine.name)
    const program = (name: string, command: string, args: string[]) =>
      new SupervisedProcess({
        name: `${name} of ${machine.name}`,
        command: files.program(command),
        args,
        cwd,
        user: files.user,
        env: files.env,
        log: own(`${name}.log`),
      })
    this.haproxy = program('haproxy', 'usr/sbin/haproxy', ['-db', '-f', own('haproxy.cfg')])
    this.pooler = program('pgbouncer', 'usr/sbin/pgbouncer', [own('pgbouncer.ini')])
    const env = {
      ...machineSettings(),
      ...(parseEnv(readFileSync(own('shinequo.env'), 'utf8')) as Record<string, string>),
      ...settings,
    }
    this.url = `http://${machine.address}:${env.PORT}`
    this.directUrl = env.DATABASE_DIRECT_URL as string
    this.#metricsToken = env.METRICS_TOKEN as string
    const product = (role: 'web' | 'worker', port: string) =>
      new SupervisedProcess({
        name: `${role} of ${machine.name}`,
        command: process.execPath,
        args: [MAIN],
        cwd,
        env: { ...env, ROLE: role, PORT: port },
        log: own(`${role}.log`),
      })
    this.server = product('web', env.PORT as string)
    this.worker = works ? product('worker', '3001') : undefined
  }

  /** Whether the server uses a replica for reads that may lag, by its own figures. */
  async usesReplica(): Promise<boolean> {
    const headers = { authorization: `Bearer ${this.#metricsToken}` }
    return (await (await fetch(`${this.url}/metrics`, { headers })).text()).includes(
      '\nshinequo_replica_usable 1\n',
    )
  }

  /** In the order of their units. */
  get processes(): SupervisedProcess[] {
    return [this.haproxy, this.pooler, this.server, ...(this.worker ? [this.worker] : [])]
  }
}
