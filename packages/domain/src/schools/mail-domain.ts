import { mailDomain } from '@shinequo/contract/mail-address'

/**
 * The whole domain of an address, after its last @; null if it is invalid. A school lists the domain of each campus: a
 * listed domain does not include its subdomains, or domains that start with it.
 */
export function domainOf(email: string): string | null {
  const at = email.lastIndexOf('@')
  return at < 1 ? null : mailDomain(email.slice(at + 1))
}

/**
 * The mailbox of an address. Many servers deliver 'me+anything@' to 'me@', and one person must not count as several.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const local = email.slice(0, at).toLowerCase()
  const plus = local.indexOf('+')
  return `${plus > 0 ? local.slice(0, plus) : local}@${domainOf(email) ?? email.slice(at + 1).toLowerCase()}`
}
