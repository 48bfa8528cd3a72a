import { type Clock, systemClock } from '../plugins/clock.ts'

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

/** A clock that runs from an instant that a test states, whatever the machine's says. */
export class RunningClock implements Clock {
  #start: number
  #since = performance.now()

  constructor(start = TEST_NOW) {
    this.#start = start
  }

  now(): number {
    return this.#start + Math.round(performance.now() - this.#since)
  }

  /** Sets it to an instant, from where it runs on. */
  moveTo(instant: number): void {
    this.#start = instant
    this.#since = performance.now()
  }
}

/** The clock of what runs beside a test, such as an application with a browser: one per process, never moved. */
export const runningClock: Clock = new RunningClock()

/** The machine's clock, for an application beside a program that knows no other, such as a relay. */
export const machineClock: Clock = systemClock

/** Milliseconds from the machine's time to `instant`, for browsers, which only know the machine's clock. */
export function fromMachineTime(instant: number): number {
  return instant - Date.now()
}
