import { expect, it } from 'vitest'
import { heldByHour, sessionFigures, waitingHours } from './figures.ts'

const HOUR = 3_600_000

const cell = (figure: number, students = figure) => ({ figure, students })
const NONE = cell(0)

it('attendance counts the sessions that were held or missed', () => {
  const cells = { booked: cell(52, 40), held: cell(30), no_show: cell(10), cancelled: cell(12) }
  expect(sessionFigures(cells)).toEqual({
    booked: 52,
    held: 30,
    no_show: 10,
    cancelled: 12,
    attendance: 75,
  })
  const none = { booked: NONE, held: NONE, no_show: NONE, cancelled: NONE }
  expect(sessionFigures(none)).toEqual({ booked: 0, held: 0, no_show: 0, cancelled: 0, attendance: null })
})

it('a small cell is hidden together with the smallest large one, and attendance if either is hidden', () => {
  const cells = { booked: cell(45, 30), held: cell(30), no_show: cell(3), cancelled: cell(12) }
  expect(sessionFigures(cells)).toEqual({
    booked: 45,
    held: 30,
    no_show: null,
    cancelled: null,
    attendance: null,
  })
})

it('hours range from the first with a session to the last', () => {
  const hours = Array.from({ length: 24 }, (_, hour) =>
    hour === 5 ? cell(14) : hour === 7 ? cell(12) : NONE,
  )
  expect(heldByHour(hours, true)).toEqual([
    { hour: 5, held: 14 },
    { hour: 6, held: 0 },
    { hour: 7, held: 12 },
  ])
  expect(
    heldByHour(
      hours.map(() => NONE),
      true,
    ),
  ).toEqual([])
  const first = hours.map((_, hour) => (hour === 0 || hour === 23 ? cell(20) : NONE))
  expect(heldByHour(first, true)).toHaveLength(24)
})

it('the smallest hour is hidden if the sum of all hours is', () => {
  const hours = [cell(14), cell(12), NONE]
  expect(heldByHour(hours, false)).toEqual([
    { hour: 0, held: 14 },
    { hour: 1, held: null },
  ])
})

it('waits are whole hours, hidden for fewer than 10 students', () => {
  const waits = { students: 10, median: 4.5 * HOUR, p90: 9.4 * HOUR }
  expect(waitingHours(waits)).toEqual({ median: 5, p90: 9 })
  expect(waitingHours({ ...waits, students: 9 })).toBeNull()
})
