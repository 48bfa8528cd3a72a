import { performance } from 'node:perf_hooks'
import { wasSignalled } from './child.mjs'

/** A server is restarted at most this often … */
const MOST = 3
/** … within this period. */
const WITHIN_MS = 10 * 60_000

/**
 * Decides what to do when a server has ended. It is restarted if it had been ready and was not asked to end: a start
 * that fails would fail again, a server that was asked to end exits with 0, and after a signal nobody wants it any
 * more.
 * @param {{ code: number, wasReady: boolean, signalled: boolean }} end signalled: this process got a signal to pass on
 * @param {number[]} restarts when it was restarted so far, in milliseconds
 * @param {number} now
 * @returns {'end' | 'again' | 'give up'} give up: like 'end', because it was restarted too often
 */
export function afterEnd({ code, wasReady, signalled }, restarts, now) {
  if (code === 0 || !wasReady || signalled) return 'end'
  return restarts.filter((at) => now - at < WITHIN_MS).length < MOST ? 'again' : 'give up'
}

/**
 * Runs a server, restarting it as necessary, and returns its last exit code. The server sends 'ready' over its IPC
 * channel once it serves requests.
 * @param {() => ReturnType<typeof import('./child.mjs').startChild>} start
 */
export async function keepServing(start) {
  /** @type {number[]} */
  const restarts = []
  for (;;) {
    const begun = performance.now()
    let wasReady = false
    const { child, ended } = start()
    child.on('message', (message) => {
      wasReady ||= message === 'ready'
    })
    const code = await ended
    const now = performance.now()
    const next = afterEnd({ code, wasReady, signalled: wasSignalled() }, restarts, now)
    if (next === 'end') return code
    const reason = child.signalCode ? `by ${child.signalCode}` : `with exit code ${code}`
    const seconds = Math.round((now - begun) / 1000)
    console.error(
      `The server ended ${reason} after ${seconds} s; ${
        next === 'again'
          ? 'starting it again.'
          : `not started again: ${MOST} times in ten minutes are enough.`
      }`,
    )
    if (next === 'give up') return code
    restarts.push(now)
  }
}
