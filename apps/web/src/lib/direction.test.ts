import { expect, it } from 'vitest'
import { logicalKey } from './direction.ts'

it.each(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'Home', 'a'])(
  'leaves %s unchanged in left-to-right pages',
  (key) => {
    expect(logicalKey(key, 'ltr')).toBe(key)
  },
)

it.each([
  ['ArrowLeft', 'ArrowRight'],
  ['ArrowRight', 'ArrowLeft'],
  ['ArrowUp', 'ArrowUp'],
  ['End', 'End'],
])('maps %s to %s in right-to-left pages', (key, logical) => {
  expect(logicalKey(key, 'rtl')).toBe(logical)
})
