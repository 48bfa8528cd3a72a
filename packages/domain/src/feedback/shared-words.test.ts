import { expect, test } from 'vitest'
import { shownAnswers } from './shared-words.ts'

const answers = (count: number, students: number) =>
  Array.from({ length: count }, (_, at) => ({ at, student: `student ${at % students}` }))
const shown = (given: ReturnType<typeof answers>, hidden: readonly number[] = []) =>
  shownAnswers(given, ({ at }) => !hidden.includes(at)).map(({ at }) => at)

test.each([
  [0, 1, 0],
  [9, 9, 0],
  [10, 10, 10],
  [10, 5, 10],
  [10, 4, 0],
  [19, 5, 10],
  [20, 20, 20],
  [30, 1, 0],
])('of %d answers by %d students %d are shown', (count, students, seen) => {
  expect(shown(answers(count, students))).toHaveLength(seen)
})

test('each batch is from five students, not only all of them together', () => {
  const eager = answers(10, 1).map(({ at, student }) => ({ at: 10 + at, student }))
  expect(shown([...answers(10, 5), ...eager])).toEqual(answers(10, 5).map(({ at }) => at))
})

test('what cannot be read is left out, and with it its batch if that leaves four students', () => {
  expect(shown(answers(10, 5), [0])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(shown(answers(20, 5), [0, 5])).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19])
})
