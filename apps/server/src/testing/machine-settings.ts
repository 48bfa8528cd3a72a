import { fileURLToPath } from 'node:url'

/** The settings of the library that sets a program's clock elsewhere (Debian's `faketime`). */
const OF_THE_CLOCK = /^(LD_PRELOAD|FAKETIME.*)$/

/** The compile cache of `npm start`: a server that a test starts spends a third less of a core on its modules. */
const NODE_COMPILE_CACHE = fileURLToPath(new URL('../../../../.cache/code', import.meta.url))

/**
 * What a process gets from the machine whatever its settings: where programs are, the clock of the test run, and a cache
 * of compiled code.
 */
export function machineSettings(): Record<string, string> {
  const { PATH = '', ...more } = process.env
  const clock = Object.entries(more).filter(([name]) => OF_THE_CLOCK.test(name))
  return { PATH, NODE_COMPILE_CACHE, ...(Object.fromEntries(clock) as Record<string, string>) }
}
