import { expect, it } from 'vitest'
import { ENCOURAGEMENTS } from './encouragements.ts'
import { lineOfTheDay } from './line-of-the-day.ts'

const dates = Array.from({ length: 365 }, (_, day) =>
  new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
)

it('stays the same for one person on one day', () => {
  expect(lineOfTheDay(ENCOURAGEMENTS, '2026-11-20', 'maya')).toBe(
    lineOfTheDay(ENCOURAGEMENTS, '2026-11-20', 'maya'),
  )
})

it('brings nearly every line within a year, and seldom the same twice in a row', () => {
  const year = dates.map((date) => lineOfTheDay(ENCOURAGEMENTS, date, 'maya'))
  expect(new Set(year).size).toBeGreaterThan(ENCOURAGEMENTS.length * 0.9)
  const repeats = year.filter((line, day) => line === year[day - 1]).length
  expect(repeats).toBeLessThan(30)
})

it('has at least forty lines, each once and short', () => {
  expect(new Set(ENCOURAGEMENTS).size).toBe(ENCOURAGEMENTS.length)
  expect(ENCOURAGEMENTS.length).toBeGreaterThanOrEqual(40)
  expect(ENCOURAGEMENTS.filter((line) => line.length > 80)).toEqual([])
})
