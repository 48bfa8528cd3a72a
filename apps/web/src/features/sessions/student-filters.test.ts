import type { CoachStudent } from '@shinequo/contract/sessions/students'
import { expect, it } from 'vitest'
import { filterNamed, studentsFound } from './student-filters.ts'

const NOW = Date.parse('2026-11-23T17:00:00Z')
const DAY = 86_400_000
const student = (
  first_name: string,
  last_name: string,
  course: string,
  matchedDays: number,
): CoachStudent => ({
  id: first_name,
  user: { id: first_name, first_name, last_name },
  url: null,
  school: '',
  degree: '',
  course,
  language_preference: '',
  needs_care: false,
  matched_at: new Date(NOW - matchedDays * DAY).toISOString(),
  sessions: 0,
  next_session: null,
  last_session: null,
  asked: false,
})
const ALL = [
  student('Ana', 'Núñez', 'Biology', 2),
  student('Jordan', 'Lee', 'History', 30),
  student('Maya', 'Torres', 'Biology', 60),
]
const found = (filter: string | null, search = '') =>
  studentsFound(ALL, { filter: filterNamed(filter), search, now: NOW }).map(({ id }) => id)

it('lists the quiet first', () => {
  expect(found(null)).toEqual(['Maya', 'Jordan', 'Ana'])
  expect(found('quiet')).toEqual(['Maya', 'Jordan'])
  expect(found('new')).toEqual(['Ana'])
  expect(found('active')).toEqual([])
})

it('lists those who may need care before the quiet', () => {
  const [ana, ...others] = ALL
  const students = [...others, { ...ana!, needs_care: true }]
  const listed = studentsFound(students, { filter: 'all', search: '', now: NOW })
  expect(listed.map(({ id }) => id)).toEqual(['Ana', 'Maya', 'Jordan'])
})

it('lists those about whom the programme asks with the quiet, before them', () => {
  const [ana, ...others] = ALL
  const listed = studentsFound([...others, { ...ana!, asked: true }], {
    filter: 'quiet',
    search: '',
    now: NOW,
  })
  expect(listed.map(({ id }) => id)).toEqual(['Ana', 'Maya', 'Jordan'])
})

it('finds who booked without a match by name and by what is booked', () => {
  const session = { start_time: '2026-11-25T15:00:00Z', end_time: '2026-11-25T15:30:00Z' }
  const booked = { ...student('Carlos', 'Mendoza', '', 0), matched_at: null, next_session: session }
  const shown = (filter: string, search = '') =>
    studentsFound([...ALL, booked], { filter: filterNamed(filter), search, now: NOW }).map(({ id }) => id)
  expect(shown('all', 'mendoza')).toEqual(['Carlos'])
  expect(shown('active')).toEqual(['Carlos'])
  expect([...shown('quiet'), ...shown('new')]).toEqual(['Maya', 'Jordan', 'Ana'])
})

it('searches names and courses, whatever their accents', () => {
  expect(found(null, 'nunez')).toEqual(['Ana'])
  expect(found(null, 'bio tor')).toEqual(['Maya'])
  expect(found('made up', 'HISTORY')).toEqual(['Jordan'])
})
