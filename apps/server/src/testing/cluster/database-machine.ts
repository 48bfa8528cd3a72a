import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import type { ClusterFiles } from './cluster-files.ts'
import type { PlannedMachine } from './cluster-plan.ts'
import { descendants, SupervisedProcess, signal } from './supervised-process.ts'

/** A machine with PostgreSQL, which Patroni runs, and a member of etcd. */
export class DatabaseMachine {
  readonly name: string
  readonly address: string
  readonly etcd: SupervisedProcess
  readonly patroni: SupervisedProcess
  readonly #data: string
  readonly #etcdUrl: string

  constructor(machine: PlannedMachine, files: ClusterFiles) {
    this.name = machine.name
    this.address = machine.address
    this.#data = machine.folders.data as string
    const own = (name: string) => join(files.folder, machine.name, name)
    const etcdEnv = parseEnv(readFileSync(own('etcd.env'), 'utf8')) as Record<string, string>
    this.#etcdUrl = etcdEnv.ETCD_ADVERTISE_CLIENT_URLS as string
    const common = { cwd: join(files.folder, machine.name), user: files.user }
    this.etcd = new SupervisedProcess({
      ...common,
      name: `etcd of ${machine.name}`,
      command: files.program('usr/bin/etcd'),
      args: [],
      env: { ...files.env, ...etcdEnv },
      log: own('etcd.log'),
    })
    this.patroni = new SupervisedProcess({
      ...common,
      name: `Patroni of ${machine.name}`,
      command: '/usr/bin/python3',
      args: [files.program('usr/bin/patroni'), own('patroni.yml')],
      env: files.env,
      log: own('patroni.log'),
    })
  }

  start(): void {
    this.etcd.start()
    this.patroni.start()
  }

  /** Kills all of its processes at once, as a loss of power does. They stay down until `start`. */
  async lose(): Promise<void> {
    const postgres = await this.#postgres()
    await Promise.all([this.patroni.lose(), this.etcd.lose(), kill(postgres)])
  }

  /** Kills PostgreSQL alone. */
  async losePostgres(): Promise<void> {
    await kill(await this.#postgres())
  }

  /** Pauses or resumes all of its processes. While paused, nothing is answered and no connection ends. */
  async freeze(frozen: boolean): Promise<void> {
    const pids = [...(await this.#postgres()), ...(await this.patroni.pids()), ...(await this.etcd.pids())]
    for (const pid of pids) signal(pid, frozen ? 'SIGSTOP' : 'SIGCONT')
  }

  /** Its member of etcd: the id in hexadecimal, and whether it is the leader. */
  async etcdMember(): Promise<{ id: string; leads: boolean }> {
    const found = await fetch(`${this.#etcdUrl}/v2/stats/self`)
    const { id, state } = (await found.json()) as { id: string; state: string }
    return { id, leads: state === 'StateLeader' }
  }

  /** Asks its member of etcd to make another one the leader. Only the leader obeys. */
  async handEtcdTo(id: string): Promise<void> {
    const body = JSON.stringify({ targetID: String(BigInt(`0x${id}`)) })
    await fetch(`${this.#etcdUrl}/v3/maintenance/transfer-leadership`, { method: 'POST', body })
  }

  /** The processes of PostgreSQL, which outlive Patroni. None before it was first started. */
  async #postgres(): Promise<number[]> {
    const file = join(this.#data, 'postmaster.pid')
    if (!existsSync(file)) return []
    const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
    return [pid, ...(await descendants(pid))]
  }
}

async function kill(pids: readonly number[]): Promise<void> {
  for (const pid of pids) signal(pid, 'SIGKILL')
}
