import { inject } from 'vitest'

/** The size of a heavy proof in this run: a whole number, at least `least`. `testScale` says how much of `size`. */
export function scaled(size: number, least: number): number {
  return Math.max(least, Math.round(size * inject('testScale')))
}
