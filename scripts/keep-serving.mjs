import { performance } from 'node:perf_hooks'
import { wasSignalled } from './child.mjs'

/** A server is started again at most so often … */
const MOST = 3
/** … within so long. */
const WITHIN_MS = 10 * 60_000

/**
 * What is to be done when a server has ended. It is started again when it had been ready and ended by itself: a start
 * that fails would fail again, a server that was told to end answers 0, and after a signal nobody wants it any more.
 * @param {{ code: number, wasReady: boolean, signalled: boolean }} end signalled: this process got a signal to pass on
 * @param {number[]} restarts when it was started again so far, in milliseconds
 * @param {number} now
 * @returns {'end' | 'again' | 'give up'} give up: as 'end', since it has been started again too often
 */
export function afterEnd({ code, wasReady, signalled }, restarts, now) {
  if (code === 0 || !wasReady || signalled) return 'end'
  return restarts.filter((at) => now - at < WITHIN_MS).length < MOST ? 'again' : 'give up'
}

/**
 * Runs a server until it is not to be started again; answers its last exit code. The server says 'ready' over its
 * channel once it serves.
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
