import { describe, expect, it } from 'vitest'
import { isStaleReminder, remindersAhead } from './reminder-times.ts'

const HOUR = 3_600_000
const at = (text: string) => Date.parse(text)

function times(start: string, zone: string, side: 'student' | 'coach' = 'student', now = 0) {
  const session = { side, start: at(start), end: at(start) + HOUR / 2, zone }
  return Object.fromEntries(
    remindersAhead(session, now).map(({ kind, at: due }) => [kind, new Date(due).toISOString()]),
  )
}

describe('reminders', () => {
  it('are sent a day, an hour and ten minutes before; the student is asked for feedback an hour after', () => {
    expect(times('2026-11-24T20:00:00Z', 'America/New_York')).toEqual({
      reminder_day: '2026-11-23T20:00:00.000Z',
      reminder_hour: '2026-11-24T19:00:00.000Z',
      reminder_soon: '2026-11-24T19:50:00.000Z',
      feedback_asked: '2026-11-24T21:30:00.000Z',
    })
    expect(times('2026-11-24T20:00:00Z', 'America/New_York', 'coach').feedback_asked).toBeUndefined()
  })

  it('of a day are sent before the night, in the person’s own time zone', () => {
    // 7:30 AM and 10 PM in New York.
    expect(times('2026-11-24T12:30:00Z', 'America/New_York').reminder_day).toBe('2026-11-23T02:59:00.000Z')
    expect(times('2026-11-25T03:00:00Z', 'America/New_York').reminder_day).toBe('2026-11-24T02:59:00.000Z')
    expect(times('2026-11-24T13:00:00Z', 'America/New_York').reminder_day).toBe('2026-11-23T13:00:00.000Z')
    // 7:30 AM in Kathmandu.
    expect(times('2026-11-24T01:45:00Z', 'Asia/Kathmandu').reminder_day).toBe('2026-11-22T16:14:00.000Z')
  })

  it('of an hour and of ten minutes keep their time at night', () => {
    const { reminder_hour, reminder_soon } = times('2026-11-25T04:00:00Z', 'America/New_York')
    expect([reminder_hour, reminder_soon]).toEqual(['2026-11-25T03:00:00.000Z', '2026-11-25T03:50:00.000Z'])
  })

  it('ask for feedback the next morning after a late session, and the same morning after midnight', () => {
    expect(times('2026-11-25T02:30:00Z', 'America/New_York').feedback_asked).toBe('2026-11-25T13:00:00.000Z')
    expect(times('2026-11-25T05:30:00Z', 'America/New_York').feedback_asked).toBe('2026-11-25T13:00:00.000Z')
    expect(times('2026-11-25T12:00:00Z', 'America/New_York').feedback_asked).toBe('2026-11-25T13:30:00.000Z')
  })

  it('are 24 hours apart even if the clocks change in between', () => {
    // 15:00 in New York on the day of a clock change; 24 hours before, it is 16:00 or 14:00 there.
    expect(times('2026-11-01T20:00:00Z', 'America/New_York').reminder_day).toBe('2026-10-31T20:00:00.000Z')
    expect(times('2027-03-14T19:00:00Z', 'America/New_York').reminder_day).toBe('2027-03-13T19:00:00.000Z')
    // A session at 8:30 in St John’s after clocks went forward. A day before it is 7:30, so it is sent the evening
    // before that.
    expect(times('2027-03-14T11:00:00Z', 'America/St_Johns').reminder_day).toBe('2027-03-13T01:29:00.000Z')
  })

  it('are stale once the next one is due or the session starts', () => {
    const start = at('2026-11-24T20:00:00Z')
    expect(isStaleReminder('reminder_day', start, start - HOUR - 1)).toBe(false)
    expect(isStaleReminder('reminder_day', start, start - HOUR)).toBe(true)
    expect(isStaleReminder('reminder_hour', start, start - HOUR / 6 - 1)).toBe(false)
    expect(isStaleReminder('reminder_hour', start, start - HOUR / 6)).toBe(true)
    expect(isStaleReminder('reminder_soon', start, start - 1)).toBe(false)
    expect(isStaleReminder('reminder_soon', start, start)).toBe(true)
  })

  it('whose time has passed when a session is booked are left out', () => {
    const start = '2026-11-24T20:00:00Z'
    expect(Object.keys(times(start, 'UTC', 'student', at('2026-11-24T10:00:00Z')))).toEqual([
      'reminder_hour',
      'reminder_soon',
      'feedback_asked',
    ])
    expect(Object.keys(times(start, 'UTC', 'coach', at('2026-11-24T19:50:00Z')))).toEqual([])
  })
})
