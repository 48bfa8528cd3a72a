import { expect, it } from 'vitest'
import { isDemoAddress } from './demo-address.ts'

it.each([
  ['admin@shinequo.example', true],
  ['admin@school.example', false],
  ['admin@notshinequo.example', false],
  ['admin@shinequo.example.org', false],
])('whether %s belongs to the demo data: %s', (email, isDemo) => {
  expect(isDemoAddress(email)).toBe(isDemo)
})
