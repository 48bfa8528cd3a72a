import { expect, test } from 'vitest'
import { mayReadMailbox } from './access.ts'

const home = {
  production: false,
  local: true,
  hasSmtp: false,
  remoteAddress: '127.0.0.1',
  headers: { host: 'localhost:3000' },
}

test.each([
  ['at home', home],
  ['by number', { ...home, headers: { host: '127.0.0.1:3000' } }],
  ['by IPv6', { ...home, remoteAddress: '::1', headers: { host: '[::1]:3000' } }],
  ['by IPv4 inside IPv6', { ...home, remoteAddress: '::ffff:127.0.0.1' }],
  ['on the standard port', { ...home, headers: { host: 'localhost' } }],
])('allows access to the mailbox %s', (_, visit) => {
  expect(mayReadMailbox(visit)).toBe(true)
})

test.each([
  ['in production', { ...home, production: true }],
  ['where the public address is another', { ...home, local: false }],
  ['where mail goes to a server', { ...home, hasSmtp: true }],
  ['to a neighbour', { ...home, remoteAddress: '192.168.0.7' }],
  ['to a neighbour by IPv6', { ...home, remoteAddress: 'fe80::1' }],
  ['without a socket’s address', { ...home, remoteAddress: undefined }],
  ['to another name that points here', { ...home, headers: { host: 'evil.example:3000' } }],
  ['to a name that begins alike', { ...home, headers: { host: 'localhost.evil.example' } }],
  ['to a number that begins alike', { ...home, headers: { host: '127.0.0.1.evil.example' } }],
  ['without a host', { ...home, headers: {} }],
  ['behind a proxy', { ...home, headers: { ...home.headers, 'x-forwarded-for': '127.0.0.1' } }],
  [
    'behind a proxy that tells the protocol',
    { ...home, headers: { ...home.headers, 'x-forwarded-proto': 'https' } },
  ],
  ['behind a proxy of the standard', { ...home, headers: { ...home.headers, forwarded: 'for=127.0.0.1' } }],
])('denies access to the mailbox %s', (_, visit) => {
  expect(mayReadMailbox(visit)).toBe(false)
})
