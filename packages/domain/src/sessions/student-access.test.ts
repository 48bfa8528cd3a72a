import { expect, it } from 'vitest'
import { type Bond, coachAccess, KEPT_MS, keptUntil, maySuggest } from './student-access.ts'

const NOW = Date.parse('2026-11-23T17:00:00Z')
const HOUR = 3_600_000
const NONE: Bond = {
  matched: false,
  aheadUntil: null,
  pastUntil: null,
  parted: false,
  matchRequired: false,
}
const access = (bond: Partial<Bond>, now = NOW) => coachAccess({ ...NONE, ...bond }, now)
const suggests = (bond: Partial<Bond>) => maySuggest({ ...NONE, ...bond }, NOW)

it('takes a match, or else a session ahead or one of the last seven days', () => {
  expect(coachAccess(undefined, NOW)).toBeNull()
  expect(access({})).toBeNull()
  expect(access({ matched: true })).toBe('matched')
  expect(access({ matched: true, aheadUntil: NOW + HOUR })).toBe('matched')
  expect(access({ aheadUntil: NOW + 1 })).toBe('booked')
  expect(access({ pastUntil: NOW - KEPT_MS + 1 })).toBe('booked')
  expect(access({ pastUntil: NOW - KEPT_MS })).toBeNull()
})

it('keeps a student from whom the coach has parted only while a session is ahead', () => {
  const parted = { parted: true, aheadUntil: NOW + HOUR, pastUntil: NOW - HOUR }
  expect(access(parted)).toBe('booked')
  expect(access(parted, NOW + HOUR)).toBeNull()
  expect(access({ ...parted, aheadUntil: null })).toBeNull()
})

it('says when the sessions stop counting', () => {
  const until = (bond: Partial<Bond>) => keptUntil({ ...NONE, ...bond })
  expect(until({})).toBeNull()
  expect(until({ pastUntil: NOW })).toBe(NOW + KEPT_MS)
  expect(until({ pastUntil: NOW, aheadUntil: NOW + HOUR })).toBe(NOW + HOUR + KEPT_MS)
  expect(until({ pastUntil: NOW, aheadUntil: NOW + HOUR, parted: true })).toBe(NOW + HOUR)
  expect(until({ pastUntil: NOW, parted: true })).toBeNull()
})

it('allows suggestions to students who could book', () => {
  const booked = { aheadUntil: NOW + HOUR }
  expect(maySuggest(undefined, NOW)).toBe(false)
  expect(suggests({})).toBe(false)
  expect(suggests(booked)).toBe(true)
  expect(suggests({ ...booked, parted: true })).toBe(false)
  expect(suggests({ ...booked, matchRequired: true })).toBe(false)
  expect(suggests({ matched: true, parted: true, matchRequired: true })).toBe(true)
})
