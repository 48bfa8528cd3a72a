import { expect, it } from 'vitest'
import { isClearRisk } from './clear-risk.ts'

it('clear words of danger flag a text each time it is read; heavy and calm words do not', () => {
  const texts = ['I want to die', "I can't take it anymore", 'Ya no aguanto más', 'A calm week']
  expect(texts.map(isClearRisk)).toEqual([true, false, false, false])
  expect(texts.map(isClearRisk)).toEqual([true, false, false, false])
})
