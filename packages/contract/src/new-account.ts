/** Names and new passwords. A separate file, because the first page uses neither. */
import * as z from 'zod/mini'
import { PASSWORD_MAX, PASSWORD_REQUIRED, requiredText, storable } from './fields.ts'
import { type FieldLabel, rule } from './rules.ts'

/**
 * What a mail program would turn into a link. Names appear in our mail: a name with the address of a page would be
 * somebody else's message under our name. A dot before a capital belongs to a name, as in 'Ma.Teresa'.
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

/** A password in the form that is counted and hashed. Normalised, because keyboards compose characters differently. */
export function passwordText(typed: string): string {
  return typed.normalize('NFKC')
}

/** The length of a password in code points. */
export function passwordLength(typed: string): number {
  return [...passwordText(typed)].length
}

/** The minimum length of any password; coaches and administrators need more (domain/accounts/password-policy). */
export const PASSWORD_LEAST = 8

/** A new password of at least 8 characters, with the form's own messages. */
/* @__NO_SIDE_EFFECTS__ */
export function newPassword(required: string, tooShort: string) {
  return z.string({ error: required }).check(
    z.minLength(1, { error: required, abort: true }),
    z.minLength(PASSWORD_LEAST, { error: tooShort, abort: true }),
    // The check above counts an emoji twice; it stays because the OpenAPI document shows it.
    z.refine((value) => passwordLength(value) >= PASSWORD_LEAST, { error: tooShort, abort: true }),
    z.maxLength(PASSWORD_MAX, {
      error: rule('password_too_long', { max: PASSWORD_MAX }),
      abort: true,
    }),
    storable,
  )
}

/** The password of a new account. */
export const accountPassword = newPassword(PASSWORD_REQUIRED, rule('password_short'))
