import { expect, it } from 'vitest'
import { logicalKey } from './direction.ts'

it.each(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'Home', 'a'])('leaves %s where left leads back', (key) => {
  expect(logicalKey(key, 'ltr')).toBe(key)
})

it.each([
  ['ArrowLeft', 'ArrowRight'],
  ['ArrowRight', 'ArrowLeft'],
  ['ArrowUp', 'ArrowUp'],
  ['End', 'End'],
])('takes %s for %s where left leads on', (key, logical) => {
  expect(logicalKey(key, 'rtl')).toBe(logical)
})
