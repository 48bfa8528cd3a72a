import { expect, it } from 'vitest'
import { addressesOf, addressKey } from './typed-address.ts'

it.each([
  ['ana.lee@school.example', ['ana.lee@school.example']],
  ['ana.lee\u200b@school.example', ['ana.lee\u200b@school.example', 'ana.lee@school.example']],
  ['ana@ｓchool.example', ['ana@ｓchool.example', 'ana@school.example']],
  ['ana@münchen.example', ['ana@münchen.example', 'ana@xn--mnchen-3ya.example']],
  // Of accounts that are older than the rules.
  ['ünal@school.example', ['ünal@school.example']],
  ['i\u0307pek@school.example', ['i\u0307pek@school.example']],
  ['nobody', ['nobody']],
])('looks for the account of %j at %j', (typed, addresses) => {
  expect(addressesOf(typed)).toEqual(addresses)
})

it('counts every way to type one address together', () => {
  const ways = [
    'ana@school.example',
    'Ana\u200b@School.example',
    ' ana@\u00adschool.example',
    'ana@ｓchool.example',
  ]
  expect(new Set(ways.map(addressKey))).toEqual(new Set(['ana@school.example']))
})
