import type { MailKindName } from '@shinequo/contract/notifications'

/** Kinds of mail whose recipient staff must not learn. */
export const HIDDEN_RECIPIENT: readonly MailKindName[] = ['story_message']

/**
 * Whether staff must not learn who gets mail of this kind: neither from lists and counts of mail, nor from what its
 * delivery says about the mailbox of an account.
 */
export function hidesRecipient(kind: MailKindName): boolean {
  return HIDDEN_RECIPIENT.includes(kind)
}
