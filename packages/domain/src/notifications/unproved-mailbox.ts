import type { MailKindName } from '@shinequo/contract/notifications'

/**
 * How many mails a mailbox gets in a day from an account that has not proved it. Somebody who uses the service gets far
 * fewer; a stranger whose address somebody signed up with should not get more, however busy that account is.
 */
export const UNPROVED_MAILS_A_DAY = 30

/** Kinds of mail that lead to a proof. They have limits of their own, which nobody else can use up. */
const PROVING: readonly MailKindName[] = [
  'account_exists',
  'address_code',
  'address_link',
  'email_proof',
  'invitation',
  'reset_code',
  'school_code',
]

/** Whether mail of this kind counts towards `UNPROVED_MAILS_A_DAY`. */
export function isCountedUnproved(kind: MailKindName): boolean {
  return !PROVING.includes(kind)
}
