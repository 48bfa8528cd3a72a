import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const COMMAND = fileURLToPath(new URL('../../../../../scripts/deploy-files.mjs', import.meta.url))

export interface PlannedMachine {
  readonly name: string
  readonly address: string
  /** Where its own processes reach each other. */
  readonly local_address: string
  readonly folders: Record<string, string>
}

export interface ClusterPlan {
  readonly public_url: string
  readonly front: PlannedMachine
  readonly apps: readonly PlannedMachine[]
  readonly databases: readonly PlannedMachine[]
  readonly passwords: Readonly<Record<'postgres' | 'shinequo', string>>
}

/** The port of the front, which may not be 80 for ordinary users. */
const PUBLIC_PORT = 8080

/**
 * A plan whose machines are addresses of loopback, so that their ports are those of real machines. Its first numbers are
 * random: several clusters may run at once.
 */
export function planOnLoopback(folder: string, postgresBin: string, smtpUrl: string): ClusterPlan {
  const [first = 1, second = 1] = randomBytes(2)
  const prefix = `127.${first || 1}.${second}`
  const machine = (name: string, number: number): PlannedMachine => {
    const address = `${prefix}.${number}`
    const own = join(folder, name)
    const folders = {
      etcd: join(own, 'etcd'),
      data: join(own, 'data'),
      patroni: own,
      haproxy: own,
      pgbouncer: own,
      pgbackrest: own,
      backups: join(folder, 'backups'),
      shinequo: join(own, 'shinequo'),
      postgres_bin: postgresBin,
    }
    return { name, address, local_address: address, folders }
  }
  const front = machine('front', 10)
  const words = [
    ...['postgres', 'replicator', 'rewinder', 'patroni', 'shinequo'],
    ...['auth_secret', 'encryption_key', 'metrics_token'],
  ]
  const plan = {
    public_url: `http://${front.address}:${PUBLIC_PORT}`,
    // Connections to any address of loopback come from 127.0.0.1.
    network: '127.0.0.0/8',
    smtp_url: smtpUrl,
    admin_email: '',
    front,
    apps: [11, 12, 13].map((number, at) => machine(`app-${at + 1}`, number)),
    databases: [21, 22, 23].map((number, at) => machine(`database-${at + 1}`, number)),
    passwords: Object.fromEntries(words.map((word) => [word, randomBytes(24).toString('hex')])),
    ports: { public: PUBLIC_PORT },
  }
  return plan as unknown as ClusterPlan
}

/** Makes the configuration of each machine by `npm run deploy:files`, in the folder of that machine. */
export async function writePlan(plan: ClusterPlan, folder: string): Promise<void> {
  const file = join(folder, 'plan.json')
  writeFileSync(file, JSON.stringify(plan), { mode: 0o600 })
  await run(process.execPath, [COMMAND, file, folder])
}
