import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@shinequo/server/testing/free-port'
import { fromMachineTime } from '@shinequo/server/testing/test-clock'
import { now } from './test-time.ts'

/** Where Debian's package coturn installs it. */
const PROGRAM = '/usr/bin/turnserver'

/** Whether this machine has a relay for tests. */
export const hasRelay = existsSync(PROGRAM)

/** The clock for an application with a relay, which checks by the machine's clock when its passwords expire. */
export const RELAY_CLOCK = { now: () => now() - fromMachineTime(now()) }

/** Starts a real relay on loopback; returns the settings for an application that uses it. */
export async function startRelay() {
  const [port, secret, folder] = [
    await freePort(),
    'a-secret-of-tests',
    mkdtempSync(join(tmpdir(), 'sq-relay-')),
  ]
  const relay: ChildProcess = spawn(
    PROGRAM,
    [
      '-n',
      '--listening-ip=127.0.0.1',
      '--relay-ip=127.0.0.1',
      `--listening-port=${port}`,
      '--use-auth-secret',
      `--static-auth-secret=${secret}`,
      '--realm=tests',
      // Never in production. Here both browsers are on this machine.
      '--allow-loopback-peers',
      '--no-tls',
      '--no-dtls',
      '--no-cli',
      `--userdb=${join(folder, 'users')}`,
      `--pidfile=${join(folder, 'pid')}`,
      '--log-file=stdout',
    ],
    { stdio: 'ignore' },
  )
  return {
    settings: { TURN_URLS: `turn:127.0.0.1:${port}?transport=udp`, TURN_SECRET: secret },
    stop: async () => {
      const ended = new Promise((resolve) => relay.once('exit', resolve))
      relay.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
