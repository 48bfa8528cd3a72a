import * as z from 'zod/mini'
import { type FieldLabel, rule } from './rules.ts'

/** What product.md calls "{email} with no spaces". */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/**
 * PostgreSQL text cannot hold U+0000, nor its JSON half of a surrogate pair; refused here so that it is a clear 400 and
 * never a database error, or a text that comes back changed.
 */
export const storable = z.refine<string>(
  (value) => !value.includes('\u0000') && !/\p{Surrogate}/u.test(value),
  {
    error: rule('not_storable'),
  },
)

/** Free text of at most `max` characters, trimmed at both ends; never cut. Empty is allowed. */
/* @__NO_SIDE_EFFECTS__ */
export function text(max: number, label: FieldLabel) {
  return z
    .string({ error: rule('not_text', { label }) })
    .check(z.trim(), z.maxLength(max, { error: rule('too_long', { label, max }), abort: true }), storable)
}

/** As `text`, but empty or missing answers `required`, the product document's sentence for this field. */
/* @__NO_SIDE_EFFECTS__ */
export function requiredText(max: number, label: FieldLabel, required: string) {
  return z
    .string({ error: required })
    .check(
      z.trim(),
      z.minLength(1, { error: required, abort: true }),
      z.maxLength(max, { error: rule('too_long', { label, max }), abort: true }),
      storable,
    )
}

const EMAIL_REQUIRED = rule('email_required')
const EMAIL_WRONG = rule('email_invalid')

/** What means something to a mail server besides its address: `a<b@x.example>` would be mailed to b. */
const PLAIN_ADDRESS = /^[^<>(),;:"\\\p{Cc}]*$/u

/** An e-mail address, trimmed and lower-cased. 254 characters is the longest address SMTP can deliver to. */
export const email = z
  .string({ error: EMAIL_REQUIRED })
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, { error: EMAIL_REQUIRED, abort: true }),
    z.maxLength(254, { error: EMAIL_WRONG, abort: true }),
    z.regex(EMAIL_PATTERN, { error: EMAIL_WRONG, abort: true }),
    storable,
    z.regex(PLAIN_ADDRESS, { error: EMAIL_WRONG, abort: true }),
  )

/** Longest password taken: a bound on what one request can make the server hash. */
const PASSWORD_MAX = 200

/**
 * What a mail program would show as a link. Names stand in our mail: one with the address of a page would be somebody
 * else's message under our name. A dot before a capital belongs to a name, as in 'Ma.Teresa'.
 */
const PAGE_ADDRESS = /:\/\/|\b[Ww]{3}\.|[\p{L}\p{N}]\.\p{Ll}{2,}/u

function name(label: FieldLabel) {
  return requiredText(100, label, rule('name_required', { label })).check(
    z.refine((value) => !PAGE_ADDRESS.test(value), {
      error: rule('name_link', { label }),
    }),
  )
}

/** A person's first name. */
export const firstName = name('first_name')

/** A person's last name. */
export const lastName = name('last_name')

/** A password as it is counted and hashed: one text, however a keyboard composes its characters. */
export function passwordText(typed: string): string {
  return typed.normalize('NFKC')
}

/** How many characters a password has, each code point being one. */
export function passwordLength(typed: string): number {
  return [...passwordText(typed)].length
}

/** The least that any password has; coaches and administrators need more (domain/accounts/password-policy). */
export const PASSWORD_LEAST = 8

/** A new password: at least 8 characters, with the sentences that the asking form uses. */
/* @__NO_SIDE_EFFECTS__ */
export function newPassword(required: string, tooShort: string) {
  return z.string({ error: required }).check(
    z.minLength(1, { error: required, abort: true }),
    z.minLength(PASSWORD_LEAST, { error: tooShort, abort: true }),
    // The one above counts an emoji twice; it is what the OpenAPI document shows.
    z.refine((value) => passwordLength(value) >= PASSWORD_LEAST, { error: tooShort, abort: true }),
    z.maxLength(PASSWORD_MAX, {
      error: rule('password_too_long', { max: PASSWORD_MAX }),
      abort: true,
    }),
    storable,
  )
}

/** Said wherever the one password of a form is missing. */
const PASSWORD_REQUIRED = rule('password_required')

/** The password of a new account. */
export const accountPassword = newPassword(PASSWORD_REQUIRED, rule('password_short'))

/** A password as typed to sign in: anything but empty, bounded. */
export const currentPassword = z
  .string({ error: PASSWORD_REQUIRED })
  .check(
    z.minLength(1, { error: PASSWORD_REQUIRED, abort: true }),
    z.maxLength(PASSWORD_MAX, { error: rule('password_too_long', { max: PASSWORD_MAX }), abort: true }),
    storable,
  )

/** An IANA zone the browser sends along; unknown ones are ignored by the server, never refused. */
export const timeZoneHint = z.optional(z.string().check(z.maxLength(64)))

/** The language that somebody reads, a tag of LOCALES; unknown ones are ignored by the server, never refused. */
export const localeHint = z.optional(z.string().check(z.maxLength(35)))

/** An answer without content of its own: a sentence for a person. */
export const messageReply = z.object({ message: z.string() })

/** What is asked for where an act needs its reason. */
export const REASON_MISSING = rule('reason_required')
