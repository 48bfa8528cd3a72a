import { mailAddress } from '@shinequo/contract/mail-address'
import { plainText } from '@shinequo/contract/texts'

/** What limits count an address by: the same for every way to type one mailbox. */
export function addressKey(typed: string): string {
  return mailAddress(typed) ?? plainText(typed).toLowerCase()
}

/**
 * The addresses by which the account of a typed address is found, in this order: as it was typed, because accounts may
 * be older than the rules for addresses, and in the form that accounts have today.
 */
export function addressesOf(typed: string): string[] {
  return [...new Set([typed, addressKey(typed)])]
}
