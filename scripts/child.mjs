import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { Stop } from './stop.mjs'

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** @type {Set<ChildProcess>} */
const running = new Set()
/** @type {NodeJS.Signals | null} */
let received = null

/**
 * Passes a signal to every running child. The parent itself keeps running until its children have ended, so that
 * nothing is left behind if only this process (or npm above it) was signalled.
 * @param {NodeJS.Signals} signal
 */
export function signalChildren(signal) {
  received = signal
  for (const child of running) child.kill(signal)
}

/** Whether a signal has been passed on: whatever ends from now on was meant to end. */
export function wasSignalled() {
  return received !== null
}

/**
 * The exit code that a shell shows for a process ended by a signal.
 * @param {NodeJS.Signals} signal
 */
function signalExitCode(signal) {
  return 128 + constants.signals[signal]
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    signalChildren(signal)
    if (running.size === 0) process.exit(signalExitCode(signal))
  })
}

/**
 * Starts a child that receives this process's signals. Returns it together with the promise of its exit code. The
 * promise rejects only if the program could not be started.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
export function startChild(program, args, options) {
  const child = spawn(program, args, options)
  running.add(child)
  /** @type {Promise<number>} */
  const ended = new Promise((resolve, reject) => {
    child.once('error', (error) => {
      running.delete(child)
      reject(error)
    })
    child.once('close', (code, signal) => {
      running.delete(child)
      resolve(signal ? signalExitCode(signal) : (code ?? 1))
    })
  })
  return { child, ended }
}

/**
 * Runs a program to its end as one step of a command. A signal meanwhile ends the whole command after it. `output`
 * contains what it wrote, if `options.stdio` pipes it: stdout and stderr in the order of arrival.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
export async function runStep(program, args, options) {
  const { child, ended } = startChild(program, args, options)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  const code = await ended
  if (received) throw new Stop('', signalExitCode(received))
  return { code, output }
}
