import { expect, test } from 'vitest'
import { deliveryFailure, isAddressRefused } from './delivery-failure.ts'

test.each([
  ['an unknown recipient', 'EENVELOPE', 'RCPT TO', 550, 'refused'],
  ['a sender that may not send', 'EENVELOPE', 'MAIL FROM', 553, 'refused'],
  ['content that is not taken', 'EMESSAGE', 'DATA', 554, 'refused'],
  ['a recipient to try later', 'EENVELOPE', 'RCPT TO', 450, 'put_off'],
  ['content to try later', 'EMESSAGE', 'DATA', 451, 'put_off'],
  ['a service that closes', 'EENVELOPE', 'RCPT TO', 421, 'turned_away'],
  ['a greeting that says no', 'EPROTOCOL', 'CONN', 554, 'turned_away'],
  ['a wrong password', 'EAUTH', 'AUTH PLAIN', 535, 'turned_away'],
  ['a sender who is not signed in', 'EENVELOPE', 'MAIL FROM', 530, 'turned_away'],
] as const)('%s', (_, code, command, responseCode, reason) => {
  expect(deliveryFailure({ code, command, responseCode })).toEqual({ reason, replyCode: responseCode })
})

test.each([
  ['ETIMEDOUT', 'no_answer'],
  ['ECONNECTION', 'unreachable'],
  ['ESOCKET', 'unreachable'],
  ['EDNS', 'unreachable'],
  ['ETLS', 'unreachable'],
  ['EAUTH', 'turned_away'],
  ['EENVELOPE', 'fault'],
  [undefined, 'fault'],
] as const)('without a reply, %s is %s', (code, reason) => {
  expect(deliveryFailure({ code })).toEqual({ reason, replyCode: null })
})

test.each([
  ['no such user', 'RCPT TO', 550, '550 5.1.1 no such user', true],
  ['a reply without detail', 'RCPT TO', 550, '550 who is that', true],
  ['a name that no mailbox has', 'RCPT TO', 553, '553 5.1.3 bad address', true],
  ['a closed mailbox', 'RCPT TO', 550, '550-5.2.1 disabled', true],
  ['a full mailbox', 'RCPT TO', 552, '552 5.2.2 full', false],
  ['a rule of the server', 'RCPT TO', 550, '550 5.7.1 not from you', false],
  ['content', 'DATA', 550, '550 5.1.1 spam', false],
  ['a sender', 'MAIL FROM', 550, '550 5.1.8 who are you', false],
  ['later', 'RCPT TO', 450, '450 4.1.1 later', false],
] as const)('refused address: %s', (_, command, responseCode, response, refused) => {
  expect(isAddressRefused({ command, responseCode, response })).toBe(refused)
})
