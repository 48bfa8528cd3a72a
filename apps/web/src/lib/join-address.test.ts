import { expect, it } from 'vitest'
import { joinAddress } from './join-address.ts'

it.each([
  ['https://shine.example/session/7', '/session/7'],
  ['https://zoom.example/j/7', 'https://zoom.example/j/7'],
])('joins a session at %s via %s', (url, address) => {
  expect(joinAddress('7', url)).toBe(address)
})
