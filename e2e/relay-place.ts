import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@shinequo/server/testing/free-port'

/** Where Debian's package coturn installs it. */
const PROGRAM = '/usr/bin/turnserver'

/** Whether this machine has a relay for tests. */
export const hasRelay = existsSync(PROGRAM)

/**
 * Starts a real relay on loopback; returns the settings for an application that uses it. Its passwords expire by the
 * machine's clock, which that application needs.
 */
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
