/** E-mail addresses and their domains. */
import * as z from 'zod/mini'
import { storable } from './fields.ts'
import { type FieldLabel, rule } from './rules.ts'
import { plainText } from './texts.ts'

/** An ASCII name of at least two labels, the last of which is not a number: an IP address is not a mail domain. */
const DOMAIN = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/

/** Twice the longest name, since a letter may be two code units. What is longer is not parsed. */
const TYPED_MAX = 2 * 253

/** Normalises a domain that an administrator entered ('@College.edu '); null if it is not a domain. */
export function mailDomain(written: string): string | null {
  const bare = written.trim().toLowerCase().replace(/^@/, '')
  // The URL parser converts other scripts to the ASCII that mail servers use. Its other syntax is not part of a domain.
  const isDomain = bare.length <= TYPED_MAX && !/[\s\p{Cc}/?#:@%\\[\]]/u.test(bare)
  if (!isDomain || !URL.canParse(`http://${bare}`)) return null
  const { hostname } = new URL(`http://${bare}`)
  return DOMAIN.test(hostname) ? hostname : null
}

/** The part before the @ that every mail server takes, in lower case: RFC 5321's dot-string. */
const LOCAL = /^(?=.{1,64}$)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/

/** The longest address that SMTP can deliver to. */
const ADDRESS_MAX = 254

/**
 * Normalises an address: lower case, its domain as mail servers write it. Null if no server could take it. A capital
 * dotted I (U+0130) would become two characters, and blanks would be cut off the domain.
 */
export function mailAddress(written: string): string | null {
  const plain = plainText(written)
  if (/[\s\p{Cc}\u0130]/u.test(plain)) return null
  const at = plain.lastIndexOf('@')
  const local = plain.slice(0, Math.max(at, 0)).toLowerCase()
  const domain = mailDomain(plain.slice(at + 1))
  const address = `${local}@${domain}`
  return domain !== null && LOCAL.test(local) && address.length <= ADDRESS_MAX ? address : null
}

const REQUIRED = rule('email_required')
const WRONG = rule('email_invalid')

/** An address in its one form if it has one, otherwise as it was typed. */
const addressText = (written: string) => mailAddress(written) ?? plainText(written)

/** Whether an address has letters before the @ that many mail servers do not take: a sentence of its own. */
function isForeign(address: string): boolean {
  return /^[^\s@]*[^\p{ASCII}\s@][^\s@]*@[^\s@]+$/u.test(address)
}

/** An e-mail address for mail of ours: in one form for each mailbox, so that nobody has two accounts for one. */
export const email = z.string({ error: REQUIRED }).check(
  z.overwrite(addressText),
  z.minLength(1, { error: REQUIRED, abort: true }),
  z.maxLength(ADDRESS_MAX, { error: WRONG, abort: true }),
  storable,
  z.refine((written) => !isForeign(written), { error: rule('email_letters'), abort: true }),
  z.refine((written) => mailAddress(written) === written, { error: WRONG }),
)

/** An e-mail address, or '' for none. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalEmail(label: FieldLabel) {
  return z.string({ error: rule('not_text', { label }) }).check(
    z.overwrite(addressText),
    storable,
    z.refine((written) => written === '' || mailAddress(written) === written, { error: WRONG }),
  )
}
