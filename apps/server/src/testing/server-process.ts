import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { healthLive } from '@shinequo/contract/health'
import type { Clock } from '../plugins/clock.ts'
import { freePort } from './free-port.ts'
import { machineSettings } from './machine-settings.ts'
import { addressOf } from './test-app.ts'
import { RunningClock } from './test-clock.ts'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

/** The product as a separate process, for what only a process can show. */
export interface ServerProcess {
  /** Its address, on loopback. */
  readonly url: string
  /** SIGKILL: it finishes nothing. Resolves when the process has ended. */
  kill(): Promise<void>
  /** SIGTERM: it finishes its current work. Resolves with the exit code when the process has ended. */
  stop(): Promise<number | null>
  /** Whether the process is still running. */
  running(): boolean
  /** Its output so far. */
  said(): string
  /** The log lines so far with at least this pino level (50 is error, 40 is warn). */
  logged(level: number): { level: number; msg: string; err?: { message: string } }[]
}

/** Starts main.ts with exactly these settings on a free port. If it exits, throws with all its output. */
export async function startServerProcess(settings: Record<string, string>): Promise<ServerProcess> {
  const port = await freePort()
  const env = { ...machineSettings(), ...settings, PORT: String(port) }
  // The IPC channel closes with the test run, and the server ends when the channel closes.
  const server = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  const ended = once(server, 'exit')
  let output = ''
  const log: string[] = []
  await new Promise<void>((resolve, reject) => {
    for (const stream of [server.stdout!, server.stderr!]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output = (output + text).slice(-4000)
        log.push(text)
        if (output.includes('ShineQuo is ready')) resolve()
      })
    }
    ended.then(() => reject(new Error(`The server did not start: ${output}`)), reject)
  })
  return {
    url: `http://127.0.0.1:${port}`,
    kill: async () => {
      server.kill('SIGKILL')
      await ended
    },
    stop: async () => {
      server.kill('SIGTERM')
      const [code] = await ended
      return code as number | null
    },
    said: () => log.join(''),
    running: () => server.exitCode === null && server.signalCode === null,
    logged: (level) =>
      log
        .join('')
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line))
        .filter((line) => line.level >= level),
  }
}

/**
 * The clock of a server process on the embedded database, whose time no test can set: it starts with the date of an
 * answer. Times that are computed from it must suit any date and hour.
 */
export async function clockOf({ url }: ServerProcess): Promise<Clock> {
  const { headers } = await fetch(url + addressOf(healthLive))
  return new RunningClock(Date.parse(headers.get('date')!))
}
