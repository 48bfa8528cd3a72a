import { expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

it.each([
  ['Maya Chen', 'MC'],
  ['Maya de la Cruz', 'MC'],
  ['maya', 'M'],
  ['محمد (المعروف)', 'ما'],
  ["Sinéad 'Shay' O'Brien", 'SO'],
  ['Ana (she/her)', 'AS'],
  ['Ólafur ·', 'Ó'],
  ['𝒜da Lee', '𝒜L'],
  ['李 小龙', '李小'],
  ['  ', '?'],
  ['(...)', '?'],
])('the initials of %j are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
