import { expect, it } from 'vitest'
import { isClearRisk } from './clear-risk.ts'

it('clear words of danger flag a text; heavy and calm words do not', () => {
  expect(
    ['I want to die', "I can't take it anymore", 'Ya no aguanto más', 'A calm week'].map(isClearRisk),
  ).toEqual([true, false, false, false])
})
