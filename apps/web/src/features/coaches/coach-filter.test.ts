import { expect, it } from 'vitest'
import { filterOf, NO_FILTER, partsOf, queryOf, without } from './coach-filter.ts'

const of = (address: string) => filterOf(new URLSearchParams(address))
const NOW = Date.parse('2026-11-20T15:00:00Z')

it('reads the filter of an address, and ignores what does not exist', () => {
  expect(of('')).toEqual(NO_FILTER)
  expect(of('search=+ana+&focus=sleep&language=haitian_creole&free=3')).toEqual({
    search: 'ana',
    focus: 'focus:sleep',
    language: 'language:haitian_creole',
    free: '3',
  })
  expect(of('focus=parent&language=sleep&free=365')).toEqual(NO_FILTER)
  expect(of(`search=${'a'.repeat(300)}`).search).toHaveLength(200)
})

it('names its parts in the order of the fields, and drops one', () => {
  const filter = of('free=7&search=ana&language=french')
  expect(partsOf(filter)).toEqual(['search', 'language', 'free'])
  expect(partsOf(without(filter, 'language'))).toEqual(['search', 'free'])
  expect(partsOf(NO_FILTER)).toEqual([])
})

it('asks only for what filters, with days counted from now', () => {
  expect(queryOf(NO_FILTER, NOW)).toEqual({})
  expect(queryOf(of('focus=sleep&free=3'), NOW)).toEqual({
    focus: 'focus:sleep',
    free_before: '2026-11-23T15:00:00.000Z',
  })
})
