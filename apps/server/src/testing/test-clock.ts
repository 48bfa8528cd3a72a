import type { Clock } from '../plugins/clock.ts'

/** A Friday morning in Boston, between two clock changes. Tests start here. */
export const TEST_NOW = Date.parse('2026-11-20T15:00:00Z')

/** A clock that only moves when a test moves it. */
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

const loadedAt = performance.now()

/** A clock that was at TEST_NOW when this process loaded it, and runs: for tests with parts that run in real time. */
export const runningClock: Clock = { now: () => TEST_NOW + Math.round(performance.now() - loadedAt) }

/** Milliseconds from the machine's time to `instant`, for parts that only know the machine's clock. */
export function fromMachineTime(instant: number): number {
  return instant - Date.now()
}
