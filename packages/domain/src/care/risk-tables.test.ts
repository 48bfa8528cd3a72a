import { expect, it } from 'vitest'
import { RISK_TABLES } from './risk-tables.ts'

it('each word belongs to a list or to a part that a rule has', () => {
  const { exact, stems, phrases, lists, rules } = RISK_TABLES
  const numbers = (joined = '') => joined.split(',').map((one) => Number.parseInt(one, 36))
  const inRules = new Set(
    rules.split(/[\n;]/).flatMap((rule) => {
      const [, parts, , without] = rule.split(' ')
      return [...numbers(parts), ...numbers(without)]
    }),
  )
  // Negations, which every rule looks for.
  for (const part of [0, 1, 2]) inRules.add(part)
  const owners = [
    ...[exact, stems].flatMap((table) => table.split('\n').map((line) => line.split(':')[0])),
    ...phrases.split(/[\n;]/).map((phrase) => phrase.split(' ')[1]),
  ].flatMap(numbers)
  const listCount = lists.split('\n').length
  const isKnown = (owner: number) => (owner < 0 ? inRules.has(~owner) : owner < listCount)
  expect(owners.filter((owner) => !isKnown(owner))).toEqual([])
})
