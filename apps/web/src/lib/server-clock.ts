/**
 * The server's time. The computer's own clock may be wrong by minutes, by twelve hours or by days, so whatever is
 * compared with an instant of the server uses this. No other file of the web app reads the computer's clock.
 */

import { SERVER_TIME } from '@shinequo/contract/endpoint'
import { narrowed, type OffsetRange, offsetIn } from './clock-offset.ts'

/** Storage key of the last offset, so that a page is right before its first answer, and without a network. */
const KEPT = 'clockOffset'
/** A smaller change renders nothing again. */
const NOTABLE_MS = 1000
/** The computer's clock and the time that passes part by more than this only if the clock is set, or after a sleep. */
const JUMP_MS = 5000

/** How far the computer's clock is ahead of the time that passes. */
const lead = () => Date.now() - performance.now()

/** The clock of a page that was just opened. */
export function newServerClock() {
  /** What this page has heard; null before the first answer. */
  let heard: OffsetRange | null = null
  /** Milliseconds to add to the computer's clock; null until it is first needed. */
  let offset: number | null = null
  /** The offset that listeners know. */
  let told = 0
  let leadThen = 0
  let asking = false
  const listeners = new Set<() => void>()

  function presentOffset(): number {
    if (offset === null) {
      const kept = Number(localStorage.getItem(KEPT))
      offset = Number.isFinite(kept) ? kept : 0
      told = offset
    }
    return offset
  }

  /** The server's time, in epoch milliseconds. */
  function serverNow(): number {
    return Date.now() + presentOffset()
  }

  /** The server's time at an instant of the computer's clock. */
  function fromComputerTime(instant: number): number {
    return instant + presentOffset()
  }

  /** By how much the computer's clock is fast, negative if it is slow; 0 until the server has answered. */
  function clockError(): number {
    return heard === null ? 0 : 0 - presentOffset()
  }

  /** Calls `listener` when the server's time turns out to be another one. Returns a function that ends that. */
  function onClockChange(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  /** Reads the server's time from an answer. `asked` is when it was asked for, by `performance.now()`. */
  function hearServerTime(headers: Headers, asked: number): void {
    const text = headers.get(SERVER_TIME)
    if (text === null || !Number.isFinite(Number(text))) return
    const took = Math.max(performance.now() - asked, 0)
    // A kept offset counts as the computer's error once an answer has confirmed it.
    const isNews = presentOffset() !== 0 && heard === null
    heard = narrowed(heard, { time: Number(text), received: Date.now(), took })
    offset = offsetIn(heard)
    leadThen = lead()
    if (!isNews && Math.abs(offset - told) < NOTABLE_MS) return
    told = offset
    if (offset === 0) localStorage.removeItem(KEPT)
    else localStorage.setItem(KEPT, String(offset))
    for (const listener of listeners) listener()
  }

  /** Asks for the server's time if the computer's clock seems to have been set since the last answer. */
  async function followJump(): Promise<void> {
    if (heard === null || asking || Math.abs(lead() - leadThen) < JUMP_MS) return
    asking = true
    try {
      const asked = performance.now()
      hearServerTime((await fetch('/api/health/live', { cache: 'no-store' })).headers, asked)
    } catch {
      // Without a network the computer's clock is all there is.
    }
    asking = false
  }

  return { serverNow, fromComputerTime, clockError, onClockChange, hearServerTime, followJump }
}

export const { serverNow, fromComputerTime, clockError, onClockChange, hearServerTime, followJump } =
  newServerClock()
