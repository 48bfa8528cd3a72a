import { expect, it } from 'vitest'
import { isOwnOrigin } from './socket-origin.ts'

const from = (origin: string | undefined, host = 'shine.example') =>
  isOwnOrigin({ baseUrl: 'https://shine.example/' }, { headers: { origin }, host })

it.each([
  ['https://shine.example', 'shine.example'],
  // The address that a proxy uses.
  ['https://shine.example', '10.0.0.7:3000'],
  // Another name of this machine.
  ['http://127.0.0.1:3000', '127.0.0.1:3000'],
  ['http://localhost:3000', 'localhost:3000'],
  [undefined, 'shine.example'],
])('lets in a page of %s at %s', (origin, host) => {
  expect(from(origin, host)).toBe(true)
})

it.each([
  'https://evil.example',
  'http://shine.example:81',
  'https://shine.example.evil.example',
  'https://evil.example/shine.example',
  'https://shine.example:8443',
  'null',
  '',
  'shine.example',
])('refuses a page of %s', (origin) => {
  expect(from(origin)).toBe(false)
})
