import { describe, expect, it } from 'vitest'
import { dayPartsAt } from './day-parts.ts'

const NOVEMBER = Date.parse('2026-11-20T15:00:00Z')
const NEW_YORK = 'America/New_York'
const partsOf = (hours: string, timeZone: string, student: string) =>
  dayPartsAt(NOVEMBER)(student, { hours, timeZone })

describe("hours in the student's day", () => {
  it.each([
    ['the same zone', NEW_YORK, NEW_YORK, ['morning', 'afternoon']],
    ['three hours further west', 'America/Los_Angeles', NEW_YORK, ['afternoon', 'evening']],
    ['Melbourne, from the evening into the night', 'Australia/Melbourne', NEW_YORK, ['evening']],
    ['London', 'Europe/London', NEW_YORK, ['morning']],
    ['Kathmandu, in the night', 'Asia/Kathmandu', NEW_YORK, []],
    ["Boston in a Kathmandu student's day", NEW_YORK, 'Asia/Kathmandu', ['evening']],
  ])('%s', (_, coach, student, parts) => {
    expect(partsOf('540-1020', coach, student)).toEqual(parts)
  })

  it('requires at least an hour', () => {
    expect(partsOf('660-719', NEW_YORK, NEW_YORK)).toEqual([])
    expect(partsOf('660-720', NEW_YORK, NEW_YORK)).toEqual(['morning'])
  })

  it('considers every range of a week, and finds none for a coach without hours', () => {
    expect(partsOf('480-720,1080-1200', NEW_YORK, NEW_YORK)).toEqual(['morning', 'evening'])
    expect(partsOf('', NEW_YORK, NEW_YORK)).toEqual([])
  })

  it('distinguishes coaches and students of several zones', () => {
    const parts = dayPartsAt(NOVEMBER)
    const coach = { hours: '540-1020', timeZone: NEW_YORK }
    for (let turn = 0; turn < 2; turn++) {
      expect(parts(NEW_YORK, coach)).toEqual(['morning', 'afternoon'])
      expect(parts('Asia/Kathmandu', coach)).toEqual(['evening'])
    }
  })
})
