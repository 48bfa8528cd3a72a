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
export const PASSWORD_MAX = 200

/** Said wherever the one password of a form is missing. */
export const PASSWORD_REQUIRED = rule('password_required')

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
