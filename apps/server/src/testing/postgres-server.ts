import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from './free-port.ts'
import { systemUser } from './system-user.ts'

const run = promisify(execFile)

export interface PostgresServer {
  /** The URL of the database `postgres`, as its superuser. */
  readonly url: string
  /** The process that is the parent of all others of the server. */
  readonly pid: number
  stop(): Promise<void>
  /** Stops it like `pg_ctl` in this mode and keeps the data. Resolves when it has stopped. */
  halt(mode: 'fast' | 'immediate'): Promise<void>
  /** Starts it again after `halt`, with the same port and data. Resolves when it accepts connections. */
  start(): Promise<void>
  /** Pauses or resumes every process of the server (SIGSTOP, SIGCONT). While paused, nothing is answered. */
  freeze(frozen: boolean): Promise<void>
}

/**
 * Starts a real PostgreSQL server on a free port with a temporary data folder. `durable: false` skips waiting for the
 * disk, which benchmarks and crash tests need but other tests do not.
 */
export async function startPostgres(
  binDir: string,
  { durable }: { durable: boolean },
): Promise<PostgresServer> {
  const args = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']
  return startOn(binDir, durable, { program: 'initdb', args })
}

/** Starts a replica of a server that `startPostgres` has started. It follows the server by streaming. */
export async function startReplica(binDir: string, { url }: PostgresServer): Promise<PostgresServer> {
  const { hostname, port } = new URL(url)
  const from = ['-h', hostname, '-p', port, '-U', 'postgres']
  const args = [...from, '--write-recovery-conf', '--checkpoint=fast', '--no-sync']
  return startOn(binDir, false, { program: 'pg_basebackup', args })
}

/** Starts a server on a temporary data folder, which `make` fills; it gets the folder as its option -D. */
async function startOn(
  binDir: string,
  durable: boolean,
  make: { program: string; args: readonly string[] },
): Promise<PostgresServer> {
  const user = await systemUser('PostgreSQL')
  // A socket's path has at most 107 bytes, so the folder has a short path outside the checkout.
  const folder = mkdtempSync(join(tmpdir(), 'sq-pg-'))
  const data = join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  if (user) for (const path of [folder, data]) chownSync(path, user.uid, user.gid)
  // Never the library that moves a program's clock: with it, PostgreSQL finds no deadlock and keeps no timeout.
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8' } }
  await run(join(binDir, make.program), ['-D', data, ...make.args], options)
  const port = await freePort()
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: 200,
  }
  const quick = durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
  const flags = Object.entries({ ...settings, ...quick }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  let ended: Promise<unknown> = Promise.resolve()
  let server: ChildProcess
  async function start(): Promise<void> {
    server = spawn(join(binDir, 'postgres'), ['-D', data, ...flags], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    ended = once(server, 'exit')
    let output = ''
    await new Promise<void>((resolve, reject) => {
      server.stderr!.on('data', (chunk: Buffer) => {
        output = (output + chunk.toString()).slice(-4000)
        if (/ready to accept (read-only )?connections/.test(output)) resolve()
      })
      server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${output}`)))
    })
  }
  await start()
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    get pid() {
      return server.pid!
    },
    start,
    halt: async (mode) => {
      server.kill(mode === 'fast' ? 'SIGINT' : 'SIGQUIT')
      await ended
    },
    freeze: async (frozen) => {
      const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(server.pid)])
      const pids = [server.pid!, ...stdout.trim().split(/\s+/).map(Number)]
      for (const pid of pids) process.kill(pid, frozen ? 'SIGSTOP' : 'SIGCONT')
    },
    stop: async () => {
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
