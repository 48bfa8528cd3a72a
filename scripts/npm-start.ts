import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { movedClock } from './moved-clock.mjs'

export const checkout = fileURLToPath(new URL('..', import.meta.url))

/** An `npm start` or `npm run dev` as a person's shell runs it: a separate process group whose leader is npm. */
export interface NpmStart {
  npm: ChildProcess
  /** The group's id, which is npm's pid. */
  group: number
  /** Its output so far. */
  output(): string
  /** npm's exit code, once every process that writes to its output has ended. */
  ended: Promise<number | null>
}

/**
 * Runs `npm start`, or the named script, with exactly these settings. It gets nothing of the test run's own environment.
 */
export function npmStart(
  settings: Record<string, string>,
  cwd = checkout,
  script: 'start' | 'dev' = 'start',
): NpmStart {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...movedClock(process.env), ...settings }
  const npm = spawn('npm', ['run', script], { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const ended = once(npm, 'close').then(([code]) => code as number | null)
  return { npm, group: npm.pid ?? 0, output: () => output, ended }
}

/** Waits until it serves requests. If it exits before that, throws with all its output. */
export async function untilReady(start: NpmStart): Promise<void> {
  let hasEnded = false
  start.ended.then(() => {
    hasEnded = true
  })
  while (!start.output().includes('ShineQuo is ready')) {
    if (hasEnded) throw new Error(`it ended before it was ready:\n${start.output()}`)
    await Promise.race([once(start.npm.stdout as NodeJS.ReadableStream, 'data'), start.ended])
  }
}

/** The processes still running in its group, without zombies. */
export function processesOf({ group }: NpmStart): string[] {
  const rows = execFileSync('ps', ['-eo', 'pgid=,pid=,stat=,comm='], { encoding: 'utf8' }).split('\n')
  return rows.filter((row) => {
    const [pgid, , stat] = row.trim().split(/\s+/)
    return Number(pgid) === group && !stat?.startsWith('Z')
  })
}

/** The pid of the process in its group whose command line contains a text. */
export function pidOf({ group }: NpmStart, text: string): number {
  const rows = execFileSync('ps', ['-eo', 'pgid=,pid=,args='], { encoding: 'utf8' }).split('\n')
  const row = rows
    .map((line) => line.trim().split(/\s+/))
    .find(([pgid, , ...args]) => Number(pgid) === group && args.join(' ').includes(text))
  if (!row) throw new Error(`no process of the group runs ${text}`)
  return Number(row[1])
}

/** Its messages to the user, without npm's own lines. */
export function sentences(start: NpmStart): string[] {
  const lines = start.output().split('\n')
  return lines.filter((line) => line.trim() && !line.startsWith('> ') && !line.startsWith('npm warn'))
}

/** A port that nothing is listening on. */
export async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return String(typeof address === 'object' && address?.port)
}
