import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '@shinequo/server/testing/free-port'
import { type Memory, memoryOf } from './memory.ts'

/** A checkout of the repository with its packages installed, of this or another version. */
export interface Checkout {
  readonly folder: string
  /** Its commit, with `-dirty` if files differ from it. */
  readonly version: string
}

/** A server in its own process. */
export interface RunningServer {
  readonly url: string
  readonly pid: number
  /** What it holds now, after garbage collection. */
  memory(): Promise<Memory>
  stop(): Promise<void>
}

/** This checkout. */
export const ownCheckout = () => checkoutIn(join(import.meta.dirname, '..'))

/** The checkout in a folder. */
export function checkoutIn(folder: string): Checkout {
  const describe = ['-C', folder, 'describe', '--always', '--dirty', '--exclude=*']
  return { folder, version: execFileSync('git', describe, { encoding: 'utf8' }).trim() }
}

/** Starts the server of a checkout on a free port, with these settings and no others. */
export async function startServer(folder: string, settings: Record<string, string>): Promise<RunningServer> {
  const port = await freePort()
  const env = {
    PATH: process.env.PATH,
    // As `npm start` does.
    NODE_COMPILE_CACHE: join(folder, '.cache/code'),
    DEMO_DATA: 'off',
    RATE_LIMIT_SCALE: '1000000',
    ...settings,
    PORT: String(port),
  }
  const main = join(folder, 'apps/server/src/main.ts')
  const inspectorPort = await freePort()
  const server = fork(main, {
    cwd: folder,
    env,
    execArgv: [`--inspect-port=${inspectorPort}`],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(server, 'exit')
  await Promise.race([
    once(server, 'message'),
    ended.then(([code]) => {
      throw new Error(`The server in ${folder} did not start: exit code ${code}`)
    }),
  ])
  return {
    url: `http://127.0.0.1:${port}`,
    pid: server.pid as number,
    memory: () => memoryOf(server.pid as number, inspectorPort),
    stop: async () => {
      server.kill('SIGTERM')
      await ended
    },
  }
}
