import { expect, test } from 'vitest'
import { deliveryFailure } from './delivery-failure.ts'

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
