import { inject } from 'vitest'

/** The size of a heavy test in this run: `size` times `testScale`, rounded, but at least `least`. */
export function scaled(size: number, least: number): number {
  return Math.max(least, Math.round(size * inject('testScale')))
}
