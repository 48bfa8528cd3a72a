import { runStep } from './child.mjs'
import { installDebianPackage } from './debian.mjs'
import { onPath } from './find-program.mjs'

const PROGRAM = 'faketime'

/**
 * The library that sets the clock of a process elsewhere: the machine's libfaketime, otherwise Debian's if running as
 * root. Null if there is none.
 */
export async function ensureClockLibrary() {
  if (onPath(PROGRAM).length === 0) await installDebianPackage(PROGRAM)
  const [program] = onPath(PROGRAM)
  if (!program) return null
  // -m: for programs with threads. It passes the path on in LD_PRELOAD.
  const { output } = await runStep(program, ['-m', '-f', '+0s', 'env'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return /^LD_PRELOAD=(.+)$/m.exec(output)?.[1] ?? null
}

/**
 * The settings by which a process and all that it starts see `instant` now, and time that runs on from it. The clock of
 * timers is ahead by as much: with FAKETIME_DONT_FAKE_MONOTONIC, waits with a time limit would end at once, so that an
 * idle Chromium took a whole core.
 * @param {string} library
 * @param {number} instant milliseconds since 1970
 * @param {number} now the machine's clock
 */
export function clockAt(library, instant, now) {
  const seconds = Math.round((instant - now) / 1000)
  return { LD_PRELOAD: library, FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}s` }
}

/**
 * The part of an environment that `clockAt` has set; empty if it has not. For a process that gets nothing else of it.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Record<string, string>}
 */
export function movedClock({ LD_PRELOAD, FAKETIME }) {
  return LD_PRELOAD && FAKETIME ? { LD_PRELOAD, FAKETIME } : {}
}
