import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, copyFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { systemUser } from './system-user.ts'

/** A PgBouncer in transaction mode in front of a PostgreSQL server. */
export interface Pooler {
  /** The address of the server's database `postgres`, through the pooler. */
  readonly url: string
  readonly pid: number
  /** Such as 1.18.0. */
  readonly version: string
  stop(): Promise<void>
}

/** The program, and the folder of the libraries that were unpacked with it; none if it is installed. */
export interface PoolerProgram {
  readonly program: string
  readonly libraries: string | undefined
}

/**
 * Starts PgBouncer on a free port, in front of the server at `serverUrl` with all its databases. Each has few sessions,
 * so that tests share them; those that are idle end, so that many tests leave the server connections for others.
 */
export async function startPooler({ program, libraries }: PoolerProgram, serverUrl: string): Promise<Pooler> {
  const user = await systemUser('PgBouncer')
  const folder = mkdtempSync(join(tmpdir(), 'sq-pooler-'))
  const file = join(folder, 'pgbouncer.ini')
  // Copies, since another user may not be allowed to read the checkout.
  const [own, ownLibraries] = [join(folder, 'pgbouncer'), join(folder, 'libraries')]
  copyFileSync(program, own)
  if (libraries) cpSync(libraries, ownLibraries, { recursive: true })
  const [port, server] = [await freePort(), new URL(serverUrl)]
  writeFileSync(
    file,
    `[databases]
* = host=${server.hostname} port=${server.port} user=postgres

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 8
max_client_conn = 2000
server_idle_timeout = 5
server_round_robin = 1
`,
  )
  if (user) for (const path of [folder, file]) chownSync(path, user.uid, user.gid)
  const pooler = spawn(own, [file], {
    ...user,
    cwd: folder,
    env: { LD_LIBRARY_PATH: ownLibraries },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = once(pooler, 'exit')
  let output = ''
  const version = await new Promise<string>((resolve, reject) => {
    pooler.stderr.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000)
      const up = /process up: PgBouncer (\S+?),/.exec(output)
      if (up?.[1]) resolve(up[1])
    })
    pooler.once('error', reject)
    pooler.once('exit', () => reject(new Error(`PgBouncer did not start: ${output}`)))
  })
  return {
    url: Object.assign(new URL(serverUrl), { port: String(port) }).href,
    pid: pooler.pid as number,
    version,
    stop: async () => {
      pooler.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
