import { describe, expect, it } from 'vitest'
import { roomClock, roomState, roomWindow } from './room-window.ts'

const MINUTE = 60_000
const start = Date.parse('2026-11-20T20:00:00Z')
const times = { start, end: start + 30 * MINUTE }

describe('the room of a session', () => {
  it('is open from 15 minutes before the start until 30 minutes after the end', () => {
    expect(roomWindow(times)).toEqual({ opens: start - 15 * MINUTE, closes: start + 60 * MINUTE })
    const at = (now: number) => roomState({ ...times, cancelled: false }, now)
    expect(at(start - 15 * MINUTE - 1)).toBe('early')
    expect(at(start - 15 * MINUTE)).toBe('open')
    expect(at(start + 60 * MINUTE - 1)).toBe('open')
    expect(at(start + 60 * MINUTE)).toBe('closed')
  })

  it('is none when the session is cancelled', () => {
    expect(roomState({ ...times, cancelled: true }, start)).toBe('cancelled')
  })

  it('has a clock that warns five minutes before the end', () => {
    expect(roomClock(times, start - MINUTE)).toEqual({ phase: 'before', left: MINUTE })
    expect(roomClock(times, start)).toEqual({ phase: 'running', left: 30 * MINUTE })
    expect(roomClock(times, start + 25 * MINUTE - 1).phase).toBe('running')
    expect(roomClock(times, start + 25 * MINUTE)).toEqual({ phase: 'ending', left: 5 * MINUTE })
    expect(roomClock(times, start + 30 * MINUTE)).toEqual({ phase: 'over', left: 0 })
  })
})
