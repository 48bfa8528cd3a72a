import * as z from 'zod/mini'
import { type FieldLabel, rule } from './rules.ts'

/** What product.md calls "{email} with no spaces". */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/**
 * PostgreSQL text cannot store U+0000, and its JSON cannot store half of a surrogate pair. Refused here, so that the
 * result is a clear 400 instead of a database error or changed text.
 */
export const storable = z.refine<string>(
  (value) => !value.includes('\u0000') && !/\p{Surrogate}/u.test(value),
  {
    error: rule('not_storable'),
  },
)

/** Free text of at most `max` characters, trimmed at both ends but never cut. May be empty. */
/* @__NO_SIDE_EFFECTS__ */
export function text(max: number, label: FieldLabel) {
  return z
    .string({ error: rule('not_text', { label }) })
    .check(z.trim(), z.maxLength(max, { error: rule('too_long', { label, max }), abort: true }), storable)
}

/** Like `text`, but an empty or missing value fails with `required`, the product document's message for this field. */
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

/** No characters with a special meaning to mail servers: `a<b@x.example>` would be mailed to b. */
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

/** Longest accepted password. Limits how much one request can make the server hash. */
export const PASSWORD_MAX = 200

/** The message of a form's only password field when it is empty. */
export const PASSWORD_REQUIRED = rule('password_required')

/** A password as typed to sign in: not empty, with a maximum length. */
export const currentPassword = z
  .string({ error: PASSWORD_REQUIRED })
  .check(
    z.minLength(1, { error: PASSWORD_REQUIRED, abort: true }),
    z.maxLength(PASSWORD_MAX, { error: rule('password_too_long', { max: PASSWORD_MAX }), abort: true }),
    storable,
  )

/** An IANA zone sent by the browser. The server ignores unknown ones instead of refusing them. */
export const timeZoneHint = z.optional(z.string().check(z.maxLength(64)))

/** The person's language, a tag of LOCALES. The server ignores unknown ones instead of refusing them. */
export const localeHint = z.optional(z.string().check(z.maxLength(35)))

/** A response without data: only a message for a person. */
export const messageReply = z.object({ message: z.string() })

/** The message of an action that requires a reason when it is missing. */
export const REASON_MISSING = rule('reason_required')
