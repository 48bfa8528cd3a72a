/** Names and new passwords. A file of their own, since the first page asks for none. */
import * as z from 'zod/mini'
import { PASSWORD_MAX, PASSWORD_REQUIRED, requiredText, storable } from './fields.ts'
import { type FieldLabel, rule } from './rules.ts'

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

/** The password of a new account. */
export const accountPassword = newPassword(PASSWORD_REQUIRED, rule('password_short'))
