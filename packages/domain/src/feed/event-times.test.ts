import { expect, it } from 'vitest'
import { eventProblem, LONGEST_EVENT_MS } from './event-times.ts'

const NOW = Date.parse('2026-11-24T15:00:00Z')
const HOUR = 3_600_000
const event = (from: number, to: number) => ({ start: NOW + from * HOUR, end: NOW + to * HOUR })

it('accepts an event that is not over yet', () => {
  expect(eventProblem(event(1, 2), null, NOW)).toBeNull()
  expect(eventProblem(event(-1, 1), null, NOW)).toBeNull()
  expect(eventProblem({ start: NOW, end: NOW + LONGEST_EVENT_MS }, null, NOW)).toBeNull()
})

it('refuses an event that ends before it begins, lasts too long or is over', () => {
  expect(eventProblem(event(2, 1), null, NOW)).toBe('reversed')
  expect(eventProblem(event(1, 1), null, NOW)).toBe('reversed')
  expect(eventProblem({ start: NOW, end: NOW + LONGEST_EVENT_MS + 1 }, null, NOW)).toBe('too_long')
  expect(eventProblem(event(-2, -1), null, NOW)).toBe('over')
  expect(eventProblem(event(-2, 0), null, NOW)).toBe('over')
})

it('lets a past event keep its times', () => {
  expect(eventProblem(event(-2, -1), event(-2, -1), NOW)).toBeNull()
  expect(eventProblem(event(-3, -1), event(-2, -1), NOW)).toBe('over')
})
