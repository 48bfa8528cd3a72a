/** Why a new password is refused; beside its length, which the contract checks. */
export type WeakPassword = 'common' | 'own'

/** The sentences for a person, by reason. */
export const WEAK_PASSWORD_SENTENCES: Readonly<Record<WeakPassword, string>> = {
  common: 'This password is one of the most common leaked ones. Please choose another.',
  own: 'Please choose a password that is not your own name or email address.',
}

/** Whether `password` is in `common`, a set of lower-case passwords; capitals make none of them safer. */
export function isCommonPassword(password: string, common: ReadonlySet<string>): boolean {
  return common.has(password.toLowerCase())
}

/** What a person is called, as far as a guesser knows it too. */
export interface OwnNames {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

/** Whether `password` is the person's own e-mail or name and nothing else; case, spaces and punctuation do not count. */
export function isOwnPassword(password: string, { email, firstName, lastName }: OwnNames): boolean {
  const bare = lettersAndDigits(password)
  const localPart = email.slice(0, email.lastIndexOf('@'))
  const own = [email, localPart, firstName, lastName, firstName + lastName, lastName + firstName]
  return bare !== '' && own.some((name) => lettersAndDigits(name) === bare)
}

function lettersAndDigits(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** The first reason to refuse a new password, or null. */
export function weakPassword(
  password: string,
  common: ReadonlySet<string>,
  names: OwnNames,
): WeakPassword | null {
  if (isCommonPassword(password, common)) return 'common'
  return isOwnPassword(password, names) ? 'own' : null
}
