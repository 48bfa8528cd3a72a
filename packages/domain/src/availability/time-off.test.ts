import { describe, expect, test } from 'vitest'
import { type TimeOffProblem, timeOffTimes, type WantedTimeOff, wantedTimeOff } from './time-off.ts'

const at = (text: string) => Date.parse(text)
const now = at('2026-11-20T15:00:00Z')
const asked = (wanted: WantedTimeOff, zone = 'America/New_York') => wantedTimeOff(wanted, zone, now)

describe('time off', () => {
  test.each<[string, WantedTimeOff, string, string, string]>([
    ['one day', { firstDate: '2026-11-26' }, 'America/New_York', '2026-11-26T05:00Z', '2026-11-27T05:00Z'],
    [
      'today, though it has begun',
      { firstDate: '2026-11-20', lastDate: '2026-11-20' },
      'America/New_York',
      '2026-11-20T05:00Z',
      '2026-11-21T05:00Z',
    ],
    [
      'days across a clock change, in an odd zone',
      { firstDate: '2027-03-13', lastDate: '2027-03-14' },
      'America/St_Johns',
      '2027-03-13T03:30Z',
      '2027-03-15T02:30Z',
    ],
    [
      'two instants',
      { start: at('2026-11-24T15:00Z'), end: at('2026-11-24T15:01Z') },
      'Asia/Kathmandu',
      '2026-11-24T15:00Z',
      '2026-11-24T15:01Z',
    ],
  ])('%s', (_, wanted, zone, start, end) => {
    const { firstDate = null, lastDate = firstDate } = wanted
    const timeOff = { start: at(start), end: at(end), firstDate, lastDate }
    expect(asked(wanted, zone)).toEqual({ ok: true, timeOff })
    expect(timeOffTimes(timeOff, zone)).toEqual({ start: at(start), end: at(end) })
  })

  test.each([
    ['America/New_York', '2026-12-04T05:00Z', '2026-12-05T05:00Z'],
    ['Asia/Tokyo', '2026-12-03T15:00Z', '2026-12-04T15:00Z'],
    ['Pacific/Kiritimati', '2026-12-03T10:00Z', '2026-12-04T10:00Z'],
    ['Pacific/Pago_Pago', '2026-12-04T11:00Z', '2026-12-05T11:00Z'],
  ])('a day given in New York is that day in %s', (zone, start, end) => {
    const given = asked({ firstDate: '2026-12-04' })
    expect(given.ok && timeOffTimes(given.timeOff, zone)).toEqual({ start: at(start), end: at(end) })
  })

  test('instants stay instants in every zone', () => {
    const times = { start: at('2026-12-04T05:00Z'), end: at('2026-12-05T05:00Z') }
    const given = asked(times)
    expect(given.ok && timeOffTimes(given.timeOff, 'Asia/Tokyo')).toEqual(times)
  })

  test.each<[string, WantedTimeOff, string, TimeOffProblem]>([
    ['nothing', {}, 'first_date', 'choose_first_day'],
    ['only a start', { start: now }, 'end_time', 'choose_end'],
    ['days and times', { firstDate: '2026-11-26', start: now }, 'start_time', 'days_and_times'],
    [
      'days the wrong way round',
      { firstDate: '2026-11-26', lastDate: '2026-11-25' },
      'last_date',
      'last_day_before_first',
    ],
    ['times the wrong way round', { start: now + 2, end: now + 2 }, 'end_time', 'end_before_start'],
    ['days that are over', { firstDate: '2026-11-18', lastDate: '2026-11-19' }, 'last_date', 'time_over'],
    ['times that are over', { start: now - 2, end: now }, 'end_time', 'time_over'],
    ['a far year', { firstDate: '9998-01-01', lastDate: '9998-01-02' }, 'first_date', 'start_too_far'],
    ['a whole life', { firstDate: '2026-11-26', lastDate: '2066-11-26' }, 'last_date', 'too_long'],
  ])('refused: %s', (_, wanted, field, problem) => {
    expect(asked(wanted)).toEqual({ ok: false, problems: { [field]: problem } })
  })
})
