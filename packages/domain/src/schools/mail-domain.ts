/** A name of at least two labels in ASCII, whose last is no number: an address of a machine is no mail domain. */
const DOMAIN = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/

/** A domain as it is stored, of what an administrator wrote ('@College.edu '); null when it is none. */
export function mailDomain(written: string): string | null {
  const bare = written.trim().toLowerCase().replace(/^@/, '')
  // The URL parser turns other scripts into the ASCII that mail servers use; whatever else it understands is no domain.
  if (/[\s/?#:@%\\[\]]/.test(bare) || !URL.canParse(`http://${bare}`)) return null
  const { hostname } = new URL(`http://${bare}`)
  return DOMAIN.test(hostname) ? hostname : null
}

/** The domain of an address, all that follows its last @; null when that is none. */
export function domainOf(email: string): string | null {
  const at = email.lastIndexOf('@')
  return at < 1 ? null : mailDomain(email.slice(at + 1))
}

/**
 * The school of an address: that to which its whole domain belongs. A listed domain says nothing about those below it,
 * or beside it: each campus lists its own, and 'college.edu.elsewhere.example' belongs to nobody here.
 */
export function schoolOfAddress(email: string, schoolOf: ReadonlyMap<string, string>): string | undefined {
  const domain = domainOf(email)
  return domain === null ? undefined : schoolOf.get(domain)
}

/** The mailbox of an address: many servers bring 'me+anything@' to 'me@', and one person must not have many. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const local = email.slice(0, at).toLowerCase()
  const plus = local.indexOf('+')
  return `${plus > 0 ? local.slice(0, plus) : local}@${domainOf(email) ?? email.slice(at + 1).toLowerCase()}`
}
