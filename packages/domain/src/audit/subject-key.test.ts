import { expect, it } from 'vitest'
import { subjectKey } from './subject-key.ts'

it('tells things of two types with the same id apart', () => {
  expect(subjectKey('match', '7')).toBe(subjectKey('match', '7'))
  expect(subjectKey('match', '7')).not.toBe(subjectKey('booking', '7'))
})
