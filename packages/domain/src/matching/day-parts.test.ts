import { describe, expect, it } from 'vitest'
import { clockShifts, offeredDayParts, wishedDayParts } from './day-parts.ts'

const NOVEMBER = Date.parse('2026-11-20T15:00:00Z')
const nineToFive = [{ startMinute: 540, endMinute: 1020 }]

it.each([
  ['Mornings', ['morning']],
  ['Afternoons or evenings', ['afternoon', 'evening']],
  ['Any time of day', []],
])('reads %s', (wish, parts) => {
  expect(wishedDayParts(wish)).toEqual(parts)
})

describe('hours in the day of a student', () => {
  it.each([
    ['the same zone', 'America/New_York', 'America/New_York', ['morning', 'afternoon']],
    ['three hours further west', 'America/Los_Angeles', 'America/New_York', ['afternoon', 'evening']],
    ['Melbourne, from the evening into the night', 'Australia/Melbourne', 'America/New_York', ['evening']],
    ['London', 'Europe/London', 'America/New_York', ['morning']],
    ['Kathmandu, in the night', 'Asia/Kathmandu', 'America/New_York', []],
    ["Boston in a Kathmandu student's day", 'America/New_York', 'Asia/Kathmandu', ['evening']],
  ])('%s', (_, coach, student, parts) => {
    expect(offeredDayParts(nineToFive, clockShifts(student, NOVEMBER)(coach))).toEqual(parts)
  })

  it('asks for an hour at least', () => {
    const hours = (endMinute: number) => [{ startMinute: 660, endMinute }]
    expect(offeredDayParts(hours(719), 0)).toEqual([])
    expect(offeredDayParts(hours(720), 0)).toEqual(['morning'])
  })
})
