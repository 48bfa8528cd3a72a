import * as z from 'zod/mini'
import { type FieldCode, type FieldLabel, rule } from './rules.ts'
import { oneLine, severalLines } from './texts.ts'

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

/** How a text is normalised before it is judged. */
type Normalise = (text: string) => string

/* @__NO_SIDE_EFFECTS__ */
function optional(normalise: Normalise, max: number, label: FieldLabel) {
  return z
    .string({ error: rule('not_text', { label }) })
    .check(
      z.overwrite(normalise),
      z.maxLength(max, { error: rule('too_long', { label, max }), abort: true }),
      storable,
    )
}

/* @__NO_SIDE_EFFECTS__ */
function required(normalise: Normalise, max: number, label: FieldLabel, missing = `${label}_required`) {
  return z
    .string({ error: missing })
    .check(
      z.overwrite(normalise),
      z.minLength(1, { error: missing, abort: true }),
      z.maxLength(max, { error: rule('too_long', { label, max }), abort: true }),
      storable,
    )
}

/** A line of at most `max` characters: line breaks become blanks. May be empty. */
/* @__NO_SIDE_EFFECTS__ */
export function line(max: number, label: FieldLabel) {
  return optional(oneLine, max, label)
}

/** The rule for an empty field may be left out where it is `<label>_required`. */
type MissingRule<Label extends FieldLabel> = `${Label}_required` extends FieldCode
  ? [missing?: string]
  : [missing: string]

/** Like `line`, but an empty or missing value fails with `missing`, the product document's message for this field. */
/* @__NO_SIDE_EFFECTS__ */
export function requiredLine<Label extends FieldLabel>(
  max: number,
  label: Label,
  ...[missing]: MissingRule<Label>
) {
  return required(oneLine, max, label, missing)
}

/** A text of several lines and at most `max` characters, trimmed at both ends but never cut. May be empty. */
/* @__NO_SIDE_EFFECTS__ */
export function text(max: number, label: FieldLabel) {
  return optional(severalLines, max, label)
}

/** Like `text`, but an empty or missing value fails with `missing`. */
/* @__NO_SIDE_EFFECTS__ */
export function requiredText<Label extends FieldLabel>(
  max: number,
  label: Label,
  ...[missing]: MissingRule<Label>
) {
  return required(severalLines, max, label, missing)
}

/** What our own programs made, such as the place where a list goes on: taken as it is. */
/* @__NO_SIDE_EFFECTS__ */
export function opaque(max: number, label: FieldLabel) {
  return optional((given) => given, max, label)
}

const EMAIL_REQUIRED = rule('email_required')
const EMAIL_WRONG = rule('email_invalid')

/**
 * The address of an account as somebody types it who has one. Judged less strictly than a new address (mail-address.ts):
 * accounts that are older than its rules must be found too.
 */
export const accountEmail = z
  .string({ error: EMAIL_REQUIRED })
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, { error: EMAIL_REQUIRED, abort: true }),
    z.maxLength(254, { error: EMAIL_WRONG, abort: true }),
    z.regex(EMAIL_PATTERN, { error: EMAIL_WRONG, abort: true }),
    storable,
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
