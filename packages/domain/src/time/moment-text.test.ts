import { describe, expect, it } from 'vitest'
import { datedDayText, momentText } from './moment-text.ts'

const NEW_YEAR = Date.parse('2027-01-01T04:30:00Z')

describe('an instant of a record', () => {
  it('is told with its year, on the day it has in the zone', () => {
    expect(datedDayText(NEW_YEAR, 'America/New_York')).toBe('Dec 31, 2026')
    expect(datedDayText(NEW_YEAR, 'Europe/Paris')).toBe('Jan 1, 2027')
  })

  it('is told with its time, in plain spaces', () => {
    expect(momentText(NEW_YEAR, 'America/New_York')).toBe('Dec 31, 2026 · 11:30 PM')
    expect(momentText(NEW_YEAR, 'Asia/Kathmandu')).toBe('Jan 1, 2027 · 10:15 AM')
  })
})
