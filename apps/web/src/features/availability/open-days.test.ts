import type { OpenSlot } from '@shinequo/contract/availability'
import { describe, expect, it } from 'vitest'
import { nearestTimes } from './nearest-times.ts'
import {
  daysWithTimes,
  markBusy,
  nextDay,
  nextFreeTimes,
  openTimes,
  type Time,
  timesByDay,
} from './open-days.ts'

const slot = (start: string): OpenSlot => {
  const end = new Date(Date.parse(start) + 30 * 60_000).toISOString()
  const coach = '5b0c8f0e-7d0a-4f1d-9c41-0a8f0e7d0a4f'
  return {
    id: `${coach}_${start}`,
    student_profile: null,
    mentor_profile: coach,
    start_time: start,
    end_time: end,
    is_default: true,
  }
}
const at = (start: string): Time => ({ start: Date.parse(start), end: Date.parse(start) + 30 * 60_000 })
const offered = (...starts: string[]) => markBusy(starts.map(at), [])
const now = Date.parse('2026-11-20T12:00:00Z')

describe('times from the API', () => {
  it('become instants in order, regardless of the order of the keys', () => {
    const times = openTimes({
      '2026-11-25': [slot('2026-11-25T01:00:00.000Z')],
      '2026-11-24': [slot('2026-11-24T23:30:00.000Z'), slot('2026-11-24T15:00:00.000Z')],
    })
    expect(times).toEqual([
      at('2026-11-24T15:00:00Z'),
      at('2026-11-24T23:30:00Z'),
      at('2026-11-25T01:00:00Z'),
    ])
  })
})

describe('times under the dates of the student', () => {
  const times = offered('2026-11-24T02:00:00Z', '2026-11-24T15:00:00Z', '2026-11-24T18:30:00Z')

  it.each([
    ['America/New_York', { '2026-11-23': 1, '2026-11-24': 2 }],
    ['Asia/Kathmandu', { '2026-11-24': 2, '2026-11-25': 1 }],
    ['America/St_Johns', { '2026-11-23': 1, '2026-11-24': 2 }],
    ['Pacific/Kiritimati', { '2026-11-24': 1, '2026-11-25': 2 }],
  ])('in %s', (zone, counts) => {
    const days = [...timesByDay(times, now, zone)].map(([date, day]) => [date, day.length])
    expect(Object.fromEntries(days)).toEqual(counts)
  })

  it('leave out what has begun and what is after day today+21', () => {
    const edges = offered(
      '2026-11-20T12:00:00Z',
      '2026-11-20T12:30:00Z',
      '2026-12-12T04:30:00Z', // Dec 11, 11:30 PM in New York: the last day shown
      '2026-12-12T05:00:00Z', // Dec 12, 12:00 AM
    )
    const days = timesByDay(edges, now, 'America/New_York')
    expect([...days.keys()]).toEqual(['2026-11-20', '2026-12-11'])
    expect(days.get('2026-11-20')).toHaveLength(1)
  })
})

describe("the student's own sessions", () => {
  const own = [at('2026-11-24T15:10:00Z')]

  it.each([
    ['2026-11-24T14:30:00Z', false],
    ['2026-11-24T15:00:00Z', true],
    ['2026-11-24T15:30:00Z', true],
    ['2026-11-24T15:40:00Z', false],
  ])('mark the time of %s busy: %s', (start, busy) => {
    expect(markBusy([at(start)], own)[0]?.busy).toBe(busy)
  })

  it('do not count as free days or next free times', () => {
    const times = markBusy([at('2026-11-24T15:00:00Z'), at('2026-11-25T15:00:00Z')], own)
    const days = timesByDay(times, now, 'America/New_York')
    expect([...daysWithTimes(days)]).toEqual(['2026-11-25'])
    expect(nextFreeTimes(days, 3)).toMatchObject([at('2026-11-25T15:00:00Z')])
  })
})

it('the next free times are one per day, up to the requested count', () => {
  const days = timesByDay(
    offered('2026-11-23T15:00:00Z', '2026-11-23T16:00:00Z', '2026-11-24T15:00:00Z', '2026-11-25T15:00:00Z'),
    now,
    'America/New_York',
  )
  expect(nextFreeTimes(days, 2)).toMatchObject([at('2026-11-23T15:00:00Z'), at('2026-11-24T15:00:00Z')])
})

it('the day of a time is its weekday for the next week, then its date', () => {
  const zone = 'America/New_York'
  expect(nextDay(Date.parse('2026-11-24T15:00:00Z'), Date.parse('2026-11-18T15:00:00Z'), zone)).toBe('Tue')
  expect(nextDay(Date.parse('2026-11-24T15:00:00Z'), Date.parse('2026-11-17T15:00:00Z'), zone)).toBe('Nov 24')
})

describe('the times nearest to another one', () => {
  it('are in order, without that time itself and without busy ones', () => {
    const starts = ['09:00', '10:00', '10:30', '11:00', '11:30', '15:00']
    const times = starts.map((start) => at(`2026-11-24T${start}:00Z`))
    const busy = [at('2026-11-24T10:30:00Z')]
    expect(nearestTimes(markBusy(times, busy), Date.parse('2026-11-24T11:00:00Z'), 3)).toEqual(
      ['09:00', '10:00', '11:30'].map((start) => expect.objectContaining(at(`2026-11-24T${start}:00Z`))),
    )
  })
})
