import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { describe } from 'vitest'

/** Runs tests that need a program of the system, given its path. On a system without it they count as skipped. */
export function describeWithProgram(name: string, program: string, tests: (path: string) => void): void {
  const places = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, program))
  const path = places.find((place) => existsSync(place))
  describe.skipIf(!path)(`${name} (${program})`, () => tests(path ?? ''))
}
