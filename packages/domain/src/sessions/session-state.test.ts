import { describe, expect, it, test } from 'vitest'
import {
  isAhead,
  placeElsewhere,
  roomClock,
  roomState,
  roomWindow,
  sessionState,
  statusAt,
} from './session-state.ts'

const START = Date.parse('2026-11-24T20:00:00Z')
const END = START + 1_800_000
const MINUTE = 60_000

test.each([
  ['booked', START - 1, 'upcoming', 'booked'],
  ['booked', START, 'running', 'booked'],
  ['booked', END - 1, 'running', 'booked'],
  ['booked', END, 'held', 'completed'],
  ['completed', START - 1, 'held', 'completed'],
  ['completed', END, 'held', 'completed'],
  ['no_show', START, 'missed', 'no_show'],
  ['no_show', END, 'missed', 'no_show'],
  ['cancelled', START - 1, 'cancelled', 'cancelled'],
  ['cancelled', END, 'cancelled', 'cancelled'],
] as const)('a session stored as %s, at %i: %s, shown as %s', (status, now, state, told) => {
  const session = { status, start: START, end: END }
  expect(sessionState(session, now)).toBe(state)
  expect(statusAt(session, now)).toBe(told)
  expect(isAhead(session, now)).toBe(state === 'upcoming' || state === 'running')
})

const times = { start: START, end: END }

describe('the room of a session', () => {
  it('is open from 15 minutes before the start until 30 minutes after the end', () => {
    expect(roomWindow(times)).toEqual({ opens: START - 15 * MINUTE, closes: START + 60 * MINUTE })
    const at = (now: number) => roomState({ ...times, cancelled: false }, now)
    expect(at(START - 15 * MINUTE - 1)).toBe('early')
    expect(at(START - 15 * MINUTE)).toBe('open')
    expect(at(START + 60 * MINUTE - 1)).toBe('open')
    expect(at(START + 60 * MINUTE)).toBe('closed')
  })

  it('is cancelled with the session', () => {
    expect(roomState({ ...times, cancelled: true }, START)).toBe('cancelled')
  })

  it('has a clock that warns five minutes before the end', () => {
    expect(roomClock(times, START - MINUTE)).toEqual({ phase: 'before', left: MINUTE })
    expect(roomClock(times, START)).toEqual({ phase: 'running', left: 30 * MINUTE })
    expect(roomClock(times, START + 25 * MINUTE - 1).phase).toBe('running')
    expect(roomClock(times, START + 25 * MINUTE)).toEqual({ phase: 'ending', left: 5 * MINUTE })
    expect(roomClock(times, START + 30 * MINUTE)).toEqual({ phase: 'over', left: 0 })
  })
})

const session = { start: 0, end: 30 * MINUTE, status: 'booked' as const }
const template = 'https://meet.example/{id}#{id}'

describe('the place where a session meets', () => {
  it('is our room unless another place is set', () => {
    expect(placeElsewhere(session, { coachLink: '', template: undefined, key: 'k' }, 0)).toBeNull()
  })

  it('is the place for all sessions, unless the coach has a link', () => {
    const link = 'https://zoom.example/j/7'
    expect(placeElsewhere(session, { coachLink: '', template, key: 'a b' }, 0)).toBe(
      'https://meet.example/a%20b#a%20b',
    )
    expect(placeElsewhere(session, { coachLink: link, template, key: 'k' }, 0)).toBe(link)
  })

  it('is shown until the room would close, and not for a cancelled or missed session', () => {
    const places = { coachLink: '', template, key: 'k' }
    expect(placeElsewhere(session, places, 60 * MINUTE - 1)).not.toBeNull()
    expect(placeElsewhere(session, places, 60 * MINUTE)).toBeNull()
    expect(placeElsewhere({ ...session, status: 'cancelled' }, places, 0)).toBeNull()
    expect(placeElsewhere({ ...session, status: 'no_show' }, places, 0)).toBeNull()
  })
})
