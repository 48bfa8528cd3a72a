/** Links and phone numbers. */
import * as z from 'zod/mini'
import { storable } from './fields.ts'
import { type FieldLabel, rule } from './rules.ts'
import { linkText, oneLine, plainText } from './texts.ts'

/** Whether a text is an https URL without user name, password and control characters. */
export function isSafeLink(text: string): boolean {
  if (!/^https:\/\/[^\s\p{Cc}]+$/iu.test(text) || !URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return username === '' && password === ''
}

/** The https address of a web page, or '' for none. Anything else fails with `wrong`. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalLink(max: number, label: FieldLabel, wrong: string) {
  return z.string({ error: rule('not_text', { label }) }).check(
    z.overwrite(linkText),
    z.maxLength(max, { error: rule('too_long', { label, max }), abort: true }),
    storable,
    z.refine((text) => text === '' || isSafeLink(text), { error: wrong }),
  )
}

/**
 * A number copied from an address book stands between marks of direction, and has wide blanks; one from a page has
 * printed dashes; keyboards of many scripts have digits of their own.
 */
function phoneText(text: string): string {
  return oneLine(plainText(text).normalize('NFKC'))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\p{Nd}/gu, asciiDigit)
}

/** Unicode has the ten digits of a script in a row, from 0. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String(code - zero)
}

/** Whether a text is an international phone number, with the country code. */
function isInternational(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return /^\+[\d ().-]+$/.test(text) && digits >= 7 && digits <= 15
}

/** An international phone number, or '' for none. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalPhone(max: number, label: FieldLabel) {
  return z.string({ error: rule('not_text', { label }) }).check(
    z.overwrite(phoneText),
    z.maxLength(max, { error: rule('too_long', { label, max }), abort: true }),
    storable,
    z.refine((text) => text === '' || isInternational(text), { error: rule('phone_invalid') }),
  )
}

/** A number that can be dialled in the country, including short ones such as 988. */
/* @__NO_SIDE_EFFECTS__ */
export function dialledNumber(max: number, label: FieldLabel) {
  const missing = rule('number_required', { label })
  return z
    .string({ error: missing })
    .check(
      z.overwrite(phoneText),
      z.minLength(1, { error: missing, abort: true }),
      z.maxLength(max, { error: rule('too_long', { label, max }), abort: true }),
      storable,
      z.regex(/^(?:\+?\d|\(\d)[\d ()-]*$/, { error: rule('number_invalid', { label }) }),
    )
}
