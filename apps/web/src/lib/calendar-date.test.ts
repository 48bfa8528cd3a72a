import { describe, expect, it } from 'vitest'
import { addMonths, dateText, isOutside, weekdayOf, weeksOf } from './calendar-date.ts'

describe('calendar dates', () => {
  it('adds months and stays inside a shorter month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15')
  })

  it('arranges a month in weeks from Sunday, with gaps for other months', () => {
    const weeks = weeksOf('2026-11')
    expect(weeks).toHaveLength(5)
    expect(weeks[0]?.[0]).toBe('2026-11-01')
    expect(weeks[4]).toEqual(['2026-11-29', '2026-11-30', '', '', '', '', ''])
    expect(weeks.flat().filter(Boolean)).toHaveLength(30)
  })

  it('knows a week without a day to choose', () => {
    const [first, , , , last] = weeksOf('2026-11')
    expect(isOutside(first!, '2026-11-08', '2026-11-29')).toBe(true)
    expect(isOutside(first!, '2026-11-07', '2026-11-29')).toBe(false)
    expect(isOutside(last!, '2026-11-08', '2026-11-28')).toBe(true)
    expect(isOutside(last!, '2026-11-08', '2026-11-29')).toBe(false)
  })

  it('formats weekday and date independently of the machine’s zone', () => {
    expect(weekdayOf('2026-11-24')).toBe(2)
    expect(dateText('2026-11-24', { weekday: 'short', month: 'short', day: 'numeric' })).toBe('Tue, Nov 24')
  })
})
