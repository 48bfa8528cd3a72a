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
  // The class decides, whatever the reply code.
  ['Exchange', 'RCPT TO', 550, '550 5.4.1 Recipient address rejected: Access denied', true],
  ['Exchange, with the address', 'RCPT TO', 550, '550 5.4.1 [a@b.example]: Recipient address rejected', true],
  ['a host that did not answer', 'RCPT TO', 550, '550 5.4.1 No answer from host', false],
  ['a name that is not one', 'RCPT TO', 501, '501 5.1.3 Bad recipient address syntax', true],
  ['another reply code', 'RCPT TO', 554, '554 5.1.1 <a@b.example>: Recipient address rejected', true],
  ['a domain without mail', 'RCPT TO', 556, '556 5.1.10 Recipient address has null MX', true],
  ['a domain without mail, in short', 'RCPT TO', 556, '556 Domain does not accept mail', true],
  ['a mailbox that moved', 'RCPT TO', 551, '551 5.1.6 moved', true],
  ['another problem of the address', 'RCPT TO', 550, '550 5.1.0 Address rejected', true],
  [
    'several lines',
    'RCPT TO',
    550,
    '550-5.1.1 The account does not exist.\n550 5.1.1 See mail.example',
    true,
  ],
  ['a code at the end', 'RCPT TO', 550, '550 sorry, no mailbox here by that name (#5.1.1)', true],
  ['no detail at all', 'RCPT TO', 550, '550 5.0.0 <a@b.example>... User unknown', true],
  ['an unusual reply code', 'RCPT TO', 554, '554 no such user here', true],
  ['a sender that is refused late', 'RCPT TO', 550, '550 5.1.8 Sender address rejected', false],
  ['a name of the sender', 'RCPT TO', 553, '553 5.1.7 bad sender address', false],
  ['a sender, without detail', 'RCPT TO', 550, '550 5.1.0 Sender rejected', false],
  ['a relay', 'RCPT TO', 550, '550 5.4.1 relay access denied', false],
  ['a relay, in words', 'RCPT TO', 550, '550 relaying denied', false],
  ['a list of senders', 'RCPT TO', 550, '550 blocked, see spam.example', false],
  ['a network', 'RCPT TO', 550, '550 192.0.5.1.1 is listed', false],
  ['a policy about the recipient', 'RCPT TO', 550, '550 5.7.1 Recipient address rejected: policy', false],
  ['a policy about a sender', 'RCPT TO', 550, '550 5.7.606 Access denied, banned sending IP', false],
  ['a code of another class', 'RCPT TO', 550, '550 4.1.1 Recipient unknown for now', false],
  ['a permanent code after a temporary reply', 'RCPT TO', 450, '450 5.1.1 no such user', false],
  ['a sign-in', 'RCPT TO', 530, '530 Authentication required, user unknown', false],
  // Codes that leave it to the words.
  ['Outlook', 'RCPT TO', 550, '550 5.5.0 Requested action not taken: mailbox unavailable', true],
  ['Sendmail', 'RCPT TO', 553, '553 5.3.0 <a@b.example>... User unknown', true],
  ['an error of the protocol', 'RCPT TO', 550, '550 5.5.0 Sequence of commands', false],
  ['a system that takes no mail', 'RCPT TO', 550, '550 5.3.0 System is not accepting messages', false],
  ['a name that is not one, in words', 'RCPT TO', 501, '501 <a@b.example>: malformed address', true],
  ['a host that is not there', 'RCPT TO', 550, '550 5.4.4 Unable to route: no such domain', true],
  ['a domain that is not there', 'RCPT TO', 550, '550 5.4.310 DNS domain b.example does not exist', true],
  ['a loop', 'RCPT TO', 554, '554 5.4.14 Hop count exceeded, possible mail loop', false],
  ['too much at once', 'RCPT TO', 550, '550-5.2.1 The user is receiving mail at a rate that', false],
  ['two senders', 'RCPT TO', 550, '550 5.1.20 Multiple From addresses found', false],
  ['a recipient for now', 'RCPT TO', 554, '554 Recipient temporarily unavailable', false],
  ['a list for newcomers', 'RCPT TO', 550, '550 Greylisted, come back', false],
  ['a full mailbox, in words', 'RCPT TO', 550, '550 mailbox exceeded storage', false],
  // Words of an address say nothing.
  ['an address of a sender', 'RCPT TO', 550, '550 #5.1.0 Address rejected ana@from.example', true],
  ['an address of spam', 'RCPT TO', 550, '550 <spam.rate@full.example> who is that', true],
  ['an address like a code', 'RCPT TO', 550, '550 <a-4.2.2@b.example> who is that', true],
  ['an invalid address of the content', 'DATA', 554, '554 not now, <invalid@b.example>', false],
  ['Outlook, late', 'DATA', 550, '550 5.5.0 mailbox unavailable', true],
  // To the whole message, about its only recipient.
  ['Yahoo', 'DATA', 554, "554 delivery error: dd This user doesn't have a yahoo.com account", true],
  ['Yahoo, closed', 'DATA', 554, '554 delivery error: dd This mailbox is disabled (554.30)', true],
  ['a user who is unknown late', 'DATA', 550, '550 5.1.1 <a@b.example>: user unknown', true],
  ['a mailbox that is closed late', 'DATA', 554, '554 5.2.1 mailbox disabled', true],
  ['a mailbox that is full late', 'DATA', 552, "552 the user's mailbox is full", false],
  ['spam', 'DATA', 554, '554 5.7.1 message to this recipient looks like spam', false],
  ['an address in the content', 'DATA', 554, '554 Invalid From address', false],
  ['a defect of the content', 'DATA', 554, '554 5.6.0 bad header', false],
  ['a late reply without reason', 'DATA', 550, '550 not now, a@b.example', false],
] as const)('refused address: %s', (_, command, responseCode, response, refused) => {
  expect(isAddressRefused({ command, responseCode, response })).toBe(refused)
})
