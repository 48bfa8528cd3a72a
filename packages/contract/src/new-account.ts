/** Names and new passwords. A separate file, because the first page uses neither. */
import * as z from 'zod/mini'
import { PASSWORD_MAX, PASSWORD_REQUIRED, storable } from './fields.ts'
import { type FieldLabel, rule } from './rules.ts'
import { nameText } from './texts.ts'

/** The longest first or last name. */
const NAME_MAX = 60

/** The end of the last part of an address. */
const LAST = String.raw`(?![\p{L}\p{N}-]|[.\u3002][\p{L}\p{N}])`

/** Endings of addresses that are no part of a name: those that much unwanted mail has, and those of other scripts. */
const ENDINGS =
  `com net org edu gov mil int info biz app dev xyz online site website shop store top click link live club
  icu vip tech cloud space digital agency media news blog email support help center world life download stream buzz cyou
  sbs monster quest zip mov example me tv cc tk gq cn uk gl рф рус сайт онлайн орг ком москва дети бел укр срб қаз ελ ευ
  中国 中國 香港 台湾 台灣 公司 网络 網絡 网站 网址 在线 商店 商城 コム みんな セール ストア 한국 닷컴 닷넷 भारत कॉम नेट संगठन ไทย คอม קום
  شبكة موقع كوم بازار قطر مصر السعودية امارات الاردن المغرب الجزائر تونس فلسطين سورية ایران پاکستان`
    .split(/\s+/)
    .join('|')

/**
 * What a mail program would turn into a link, after the compatible spellings of a dot were made one. Names appear in our
 * mail: a name with the address of a page would be somebody else's message under our name. The last part of an address
 * decides: 'de.la.Cruz' and 'Ma.Teresa' end in a capitalised name, 'J.Ng' in one after an initial.
 */
const PAGE_ADDRESS = [
  /:\/\//,
  /\bwww[.\u3002]/iu,
  // A last part that begins with a small letter: 'evil.com', 'evil.xn--p1ai'.
  new RegExp(String.raw`[^\s.\u3002][.\u3002]\p{Ll}[\p{L}\p{N}-]+${LAST}`, 'u'),
  // Endings that are nobody's name, in any case and in scripts without small letters; any of two letters after a whole
  // word, or after the part of a country's addresses that says what they are for.
  new RegExp(String.raw`[^\s.\u3002][.\u3002](?:${ENDINGS})${LAST}`, 'iu'),
  new RegExp(String.raw`[\p{L}\p{N}-]{4}[.\u3002]\p{L}{2}${LAST}`, 'u'),
  new RegExp(String.raw`[.\u3002](?:com?|net|org|edu|gov|ac)[.\u3002]\p{L}{2}${LAST}`, 'iu'),
  // Short addresses whose endings are names.
  new RegExp(String.raw`(?<![\p{L}\p{N}.-])(?:bit\.ly|ow\.ly|t\.co|is\.gd)${LAST}`, 'iu'),
  // A path, or a number of the Internet.
  /[.\u3002][\p{L}\p{N}-]+\//u,
  /\d(?:[.\u3002]\d+){3}/u,
]

/** Five digits, whatever stands between them but letters: a telephone number. */
const LONG_NUMBER = /(?:\p{N}[^\p{L}\p{N}]{0,3}){4}\p{N}/u

/** What may be wrong with a name that is not empty. */
function judgedName(label: FieldLabel) {
  return [
    z.maxLength(NAME_MAX, { error: rule('too_long', { label, max: NAME_MAX }), abort: true }),
    storable,
    z.refine<string>((name) => !/[\p{Cc}\u2028\u2029]/u.test(name), {
      error: rule('name_lines', { label }),
      abort: true,
    }),
    z.refine<string>((name) => !PAGE_ADDRESS.some((address) => address.test(name.normalize('NFKC'))), {
      error: rule('name_link', { label }),
      abort: true,
    }),
    z.refine<string>((name) => !LONG_NUMBER.test(name), { error: rule('name_number', { label }) }),
  ] as const
}

/** A name that may be left out, such as an invited person's: ''. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalName(label: FieldLabel) {
  return z.string({ error: rule('not_text', { label }) }).check(z.overwrite(nameText), ...judgedName(label))
}

/* @__NO_SIDE_EFFECTS__ */
function name(label: 'first_name' | 'last_name') {
  const missing = rule('name_required', { label })
  return z
    .string({ error: missing })
    .check(z.overwrite(nameText), z.minLength(1, { error: missing, abort: true }), ...judgedName(label))
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
    // Before anything is composed: that takes the square of the number of accents.
    z.maxLength(PASSWORD_MAX, {
      error: rule('password_too_long', { max: PASSWORD_MAX }),
      abort: true,
    }),
    // The least above counts an emoji twice; it stays because the OpenAPI document shows it.
    z.refine((value) => passwordLength(value) >= PASSWORD_LEAST, { error: tooShort, abort: true }),
    storable,
  )
}

/** The password of a new account. */
export const accountPassword = newPassword(PASSWORD_REQUIRED, rule('password_short'))
