import type { CoachSession } from '@shinequo/contract/bookings/coach-sessions'
import { type CoachDay, getCoachDay } from '@shinequo/contract/sessions/coach-day'
import { expect, it } from 'vitest'
import { dayToKeep } from './day-to-keep.ts'

const session = (id: string, changes: Partial<CoachSession> = {}): CoachSession => ({
  id,
  status: 'booked',
  student: {
    id: `student-${id}`,
    first_name: 'Maya',
    last_name: 'Lopez',
    url: null,
    school: 'Westbridge College',
    time_zone: 'America/Chicago',
    needs_care: true,
    can_open: true,
  },
  start_time: '2026-11-24T15:00:00.000Z',
  end_time: '2026-11-24T15:30:00.000Z',
  url: 'https://shinequo.example/session/one',
  pre_session_note: 'I cannot sleep.',
  needs_care: true,
  number: 1,
  attending_at: null,
  student_in_room_at: null,
  both_in_room_at: null,
  coach_rating: null,
  no_show: null,
  cancellation: null,
  late: false,
  restore_until: null,
  proposed: [],
  history: [
    { what: 'moved', at: '', from: null, to: null, by: 'student', late: false, reason: 'A funeral.' },
  ],
  can: { mark_no_show: false, undo_no_show: false, cancel: true, propose: true, restore: false },
  ...changes,
})

const day: CoachDay = {
  time_zone: 'America/New_York',
  date: '2026-11-24',
  sessions: [
    session('one'),
    session('two', { status: 'cancelled', cancellation: { by: 'student', reason: 'A cold.' } }),
  ],
  waiting: ['one'],
  next: session('one'),
  news: [],
  quiet: [
    {
      student: { ...session('three').student, first_name: 'Jonah' },
      since: '2026-11-01T15:00:00.000Z',
      asked: true,
    },
  ],
  month: { sessions: 3, students: 2, rating: 4.5 },
}

it('keeps who comes when, and nothing that a student wrote or that a coach should be careful about', () => {
  const kept = dayToKeep(day)
  expect(kept.sessions.map(({ id, start_time }) => [id, start_time])).toEqual([
    ['one', '2026-11-24T15:00:00.000Z'],
  ])
  const json = JSON.stringify(kept)
  expect(json).not.toMatch(/sleep|funeral|cold|Westbridge|Chicago|Jonah|"needs_care":true/)
})

it('fits the reply of the endpoint, so that it can be read back', () => {
  expect(getCoachDay.reply.safeParse(dayToKeep(day)).success).toBe(true)
})
