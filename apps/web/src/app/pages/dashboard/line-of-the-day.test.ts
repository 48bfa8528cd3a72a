import ENCOURAGEMENTS from '@shinequo/messages/encouragements.json'
import { expect, it } from 'vitest'
import { lineOfTheDay } from './line-of-the-day.ts'

const dates = Array.from({ length: 3 * 365 }, (_, day) =>
  new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
)

it('stays the same for one person on one day', () => {
  expect(lineOfTheDay(ENCOURAGEMENTS, '2026-11-20', 'maya')).toBe(
    lineOfTheDay(ENCOURAGEMENTS, '2026-11-20', 'maya'),
  )
})

it('shows nearly every line within three years, and seldom the same one twice in a row', () => {
  const lines = dates.map((date) => lineOfTheDay(ENCOURAGEMENTS, date, 'maya'))
  expect(new Set(lines).size).toBeGreaterThan(ENCOURAGEMENTS.length * 0.9)
  const repeats = lines.filter((line, day) => line === lines[day - 1]).length
  expect(repeats).toBeLessThan(30)
})

it('has at least two hundred lines, all different and short', () => {
  expect(new Set(ENCOURAGEMENTS.map((line) => line.toLowerCase())).size).toBe(ENCOURAGEMENTS.length)
  expect(ENCOURAGEMENTS.length).toBeGreaterThanOrEqual(200)
  expect(ENCOURAGEMENTS.filter((line) => line.length > 60)).toEqual([])
})
