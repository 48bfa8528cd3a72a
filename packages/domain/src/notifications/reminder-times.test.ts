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
  it('come a day, an hour and ten minutes before, and feedback is asked of the student an hour after', () => {
    expect(times('2026-11-24T20:00:00Z', 'America/New_York')).toEqual({
      reminder_day: '2026-11-23T20:00:00.000Z',
      reminder_hour: '2026-11-24T19:00:00.000Z',
      reminder_soon: '2026-11-24T19:50:00.000Z',
      feedback_asked: '2026-11-24T21:30:00.000Z',
    })
    expect(times('2026-11-24T20:00:00Z', 'America/New_York', 'coach').feedback_asked).toBeUndefined()
  })

  it('of a day come before the night, in the person’s own zone', () => {
    // 7:30 in the morning and 22:00 in the evening of New York.
    expect(times('2026-11-24T12:30:00Z', 'America/New_York').reminder_day).toBe('2026-11-23T02:59:00.000Z')
    expect(times('2026-11-25T03:00:00Z', 'America/New_York').reminder_day).toBe('2026-11-24T02:59:00.000Z')
    expect(times('2026-11-24T13:00:00Z', 'America/New_York').reminder_day).toBe('2026-11-23T13:00:00.000Z')
    // 7:30 in the morning of Kathmandu.
    expect(times('2026-11-24T01:45:00Z', 'Asia/Kathmandu').reminder_day).toBe('2026-11-22T16:14:00.000Z')
  })

  it('of an hour and of ten minutes keep their time in the night', () => {
    const { reminder_hour, reminder_soon } = times('2026-11-25T04:00:00Z', 'America/New_York')
    expect([reminder_hour, reminder_soon]).toEqual(['2026-11-25T03:00:00.000Z', '2026-11-25T03:50:00.000Z'])
  })

  it('after a late session feedback is asked in the morning, and at midnight of the same one', () => {
    expect(times('2026-11-25T02:30:00Z', 'America/New_York').feedback_asked).toBe('2026-11-25T13:00:00.000Z')
    expect(times('2026-11-25T05:30:00Z', 'America/New_York').feedback_asked).toBe('2026-11-25T13:00:00.000Z')
    expect(times('2026-11-25T12:00:00Z', 'America/New_York').feedback_asked).toBe('2026-11-25T13:30:00.000Z')
  })

  it('are a day apart by the clock of the world when the clocks change in between', () => {
    // 15:00 on the day of the change in New York; a day before it is 16:00 or 14:00 there.
    expect(times('2026-11-01T20:00:00Z', 'America/New_York').reminder_day).toBe('2026-10-31T20:00:00.000Z')
    expect(times('2027-03-14T19:00:00Z', 'America/New_York').reminder_day).toBe('2027-03-13T19:00:00.000Z')
    // A session at 8:30 in St John’s after clocks went forward: a day before it is 7:30, so the evening before that.
    expect(times('2027-03-14T11:00:00Z', 'America/St_Johns').reminder_day).toBe('2027-03-13T01:29:00.000Z')
  })

  it('that were held up until the next one or the session are of no use', () => {
    const start = at('2026-11-24T20:00:00Z')
    expect(isStaleReminder('reminder_day', start, start - HOUR - 1)).toBe(false)
    expect(isStaleReminder('reminder_day', start, start - HOUR)).toBe(true)
    expect(isStaleReminder('reminder_hour', start, start - HOUR / 6 - 1)).toBe(false)
    expect(isStaleReminder('reminder_hour', start, start - HOUR / 6)).toBe(true)
    expect(isStaleReminder('reminder_soon', start, start - 1)).toBe(false)
    expect(isStaleReminder('reminder_soon', start, start)).toBe(true)
  })

  it('that are over when a session is booked do not come', () => {
    const start = '2026-11-24T20:00:00Z'
    expect(Object.keys(times(start, 'UTC', 'student', at('2026-11-24T10:00:00Z')))).toEqual([
      'reminder_hour',
      'reminder_soon',
      'feedback_asked',
    ])
    expect(Object.keys(times(start, 'UTC', 'coach', at('2026-11-24T19:50:00Z')))).toEqual([])
  })
})
