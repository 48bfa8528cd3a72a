/** The settings of the library that sets a program's clock elsewhere (Debian's `faketime`). */
const OF_THE_CLOCK = /^(LD_PRELOAD|FAKETIME.*)$/

/** What a process gets from the machine whatever its settings: where programs are, and the clock of the test run. */
export function machineSettings(): Record<string, string> {
  const { PATH = '', ...more } = process.env
  const clock = Object.entries(more).filter(([name]) => OF_THE_CLOCK.test(name))
  return { PATH, ...(Object.fromEntries(clock) as Record<string, string>) }
}
