import type { Clock } from '../plugins/clock.ts'

/** A Friday afternoon in Boston, between two clock changes; tests move on from here. */
export const TEST_NOW = Date.parse('2026-11-20T15:00:00Z')

/** Time that a test moves; it never passes by itself. */
export class TestClock implements Clock {
  #now: number

  constructor(start = TEST_NOW) {
    this.#now = start
  }

  now(): number {
    return this.#now
  }

  set(instant: number): void {
    this.#now = instant
  }

  advance(ms: number): void {
    this.#now += ms
  }
}
