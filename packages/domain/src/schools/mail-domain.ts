/** An ASCII name of at least two labels, the last of which is not a number: an IP address is not a mail domain. */
const DOMAIN = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/

/** Normalises a domain that an administrator entered ('@College.edu '); null if it is not a domain. */
export function mailDomain(written: string): string | null {
  const bare = written.trim().toLowerCase().replace(/^@/, '')
  // The URL parser converts other scripts to the ASCII that mail servers use. Its other syntax is not part of a domain.
  if (/[\s/?#:@%\\[\]]/.test(bare) || !URL.canParse(`http://${bare}`)) return null
  const { hostname } = new URL(`http://${bare}`)
  return DOMAIN.test(hostname) ? hostname : null
}

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
