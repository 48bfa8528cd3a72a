import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, openSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** RestartSec of the units in deploy/systemd. */
const RESTART_MS = 1000

export interface Program {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly env: Record<string, string>
  readonly cwd: string
  readonly user?: { readonly uid: number; readonly gid: number } | undefined
  /** The file that gets its output. */
  readonly log: string
}

/** A program of a machine under a supervisor that starts it again one second after it ended, as systemd does. */
export class SupervisedProcess {
  readonly #program: Program
  #args: readonly string[]
  #child: ChildProcess | undefined
  #wanted = false

  constructor(program: Program) {
    this.#program = program
    this.#args = program.args
  }

  /** Gives it other arguments from its next start on. */
  startNextWith(args: readonly string[]): void {
    this.#args = args
  }

  get name(): string {
    return this.#program.name
  }

  get log(): string {
    return this.#program.log
  }

  /** What it has written so far. */
  output(): string {
    return readFileSync(this.log, 'utf8')
  }

  /** Starts it, unless it runs. */
  start(): void {
    this.#wanted = true
    if (this.#child) return
    const { command, env, cwd, user, log } = this.#program
    const output = openSync(log, 'a')
    const child = spawn(command, this.#args, { ...user, cwd, env, stdio: ['ignore', output, output] })
    this.#child = child
    child.once('error', (error) => appendFileSync(log, `did not start: ${error.message}\n`))
    child.once('exit', (code, signal) => {
      this.#child = undefined
      appendFileSync(log, `-- ended with ${signal ?? code}\n`)
      if (this.#wanted) setTimeout(() => this.#wanted && this.start(), RESTART_MS)
    })
  }

  /** Kills this process alone; its supervisor starts it again. */
  crash(): void {
    this.#child?.kill('SIGKILL')
  }

  /** Kills it with all processes that it started, so that it stays down until `start`. */
  async lose(): Promise<void> {
    this.#wanted = false
    const pids = await this.pids()
    const ended = this.#ended()
    for (const pid of pids) signal(pid, 'SIGKILL')
    await ended
  }

  /** Kills this process alone, so that it stays down until `start`, while those that it started go on. */
  async loseAlone(): Promise<void> {
    this.#wanted = false
    const ended = this.#ended()
    this.crash()
    await ended
  }

  /** Stops it as systemd does, by SIGTERM. Resolves when it has ended. */
  async stop(): Promise<void> {
    this.#wanted = false
    const ended = this.#ended()
    this.#child?.kill('SIGTERM')
    await ended
  }

  /** Its process and all that it started, and those that these started. */
  async pids(): Promise<number[]> {
    const pid = this.#child?.pid
    return pid === undefined ? [] : [pid, ...(await descendants(pid))]
  }

  async #ended(): Promise<void> {
    if (this.#child) await once(this.#child, 'exit')
  }
}

/** The processes that this one started, and those that they started. */
export async function descendants(pid: number): Promise<number[]> {
  const { stdout } = await run('ps', ['-eo', 'pid=,ppid='])
  const parents = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number])
  const found = [pid]
  for (const parent of found) for (const [child, of] of parents) if (of === parent) found.push(child)
  return found.slice(1)
}

/** Sends a signal to a process that may have ended. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Waits until `found` returns something, and returns it. Throws after `withinMs`, with the last error if there is one. */
export async function until<T>(
  what: string,
  withinMs: number,
  found: () => Promise<T | null | undefined | false>,
): Promise<T> {
  let last: unknown
  for (const end = performance.now() + withinMs; performance.now() < end; await sleep(100)) {
    try {
      const value = await found()
      if (value) return value
    } catch (error) {
      last = error
    }
  }
  throw new Error(`Not within ${withinMs / 1000} s: ${what}`, { cause: last })
}
