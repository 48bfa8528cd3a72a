import type { Role } from '@shinequo/contract/accounts'
import { PASSWORD_LEAST, passwordLength } from '@shinequo/contract/new-account'
import {
  isBlank,
  isRepeated,
  isSequence,
  isTooLittle,
  listedForms,
  plainText,
  withoutWords,
} from './password-patterns.ts'

/**
 * The minimum of NIST 800-63B-4 for a password that is an account's only protection. Staff accounts give access to what
 * many people wrote. The message catalogues contain this number.
 */
const STAFF_LEAST = 15

/** The minimum length of a password for this role, in characters. */
export function leastPasswordLength(role: Role): number {
  return role === 'student' ? PASSWORD_LEAST : STAFF_LEAST
}

export function isPasswordTooShort(password: string, role: Role): boolean {
  return passwordLength(password) < leastPasswordLength(role)
}

/** Why a new password is refused. */
export type WeakPassword = 'short' | 'blank' | 'repeated' | 'sequence' | 'common' | 'own' | 'service'

/** What an attacker would try first on this service, in plain text. */
const SERVICE_WORDS = [
  ...['shinequo', 'shine', 'coaching', 'coaches', 'coach', 'mentoring', 'mentors', 'mentor'],
  ...['students', 'student', 'administrator', 'admin', 'programme', 'program'],
]

/** The owner of a new password, as far as an attacker knows them too. */
export interface PasswordOwner {
  readonly role: Role
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

/** Shorter parts occur in many words by chance. */
const SHORTEST_PART = 3

/** The name and the address, whole and in parts, as plain text. */
function ownWords({ email, firstName, lastName }: PasswordOwner): string[] {
  const at = email.lastIndexOf('@')
  const [localPart, domain] = [email.slice(0, at), email.slice(at + 1)]
  const names = [localPart, firstName, lastName].map(plainText)
  const joined = [...names, plainText(firstName + lastName), plainText(lastName + firstName)].map(bare)
  const parts = [...names, plainText(domain.slice(0, domain.lastIndexOf('.')))].flatMap((name) =>
    name.split(/[^\p{L}\p{M}\p{N}]+/u),
  )
  return [plainText(email), ...names, ...joined, ...parts].filter((word) => word.length >= SHORTEST_PART)
}

function bare(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}

/** The first reason to refuse a new password, or null. `isLeaked` is called with lower-case text. */
export function weakPassword(
  password: string,
  owner: PasswordOwner,
  isLeaked: (lowerCase: string) => boolean,
): WeakPassword | null {
  if (isPasswordTooShort(password, owner.role)) return 'short'
  const text = plainText(password)
  if (isBlank(text)) return 'blank'
  if (isRepeated(text)) return 'repeated'
  if (isSequence(text)) return 'sequence'
  if (listedForms(password).some(isLeaked)) return 'common'
  const own = ownWords(owner)
  if (isTooLittle(withoutWords(text, own))) return 'own'
  const rest = withoutWords(text, SERVICE_WORDS)
  if (isTooLittle(rest)) return 'service'
  return isTooLittle(withoutWords(rest, own)) ? 'own' : null
}
