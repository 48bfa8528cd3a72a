import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'

/** OWASP's parameters for argon2id (the library's kind by default): 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The most common leaked passwords, in lower case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(dictionary['passwords-common'])

/** The hash of a password or a code, with its own salt. Takes tens of milliseconds: never inside a transaction. */
export function hashSecret(secret: string): Promise<string> {
  return hash(secret, PARAMETERS)
}

/** Nobody's: what a secret is checked against when there is nothing to check it against. */
const nobodys = hashSecret(randomBytes(32).toString('base64'))

/** Whether `secret` is the one behind `hashed`. Without a hash it is false after the same work, so time tells nothing. */
export async function matchesSecret(hashed: string | null | undefined, secret: string): Promise<boolean> {
  const matches = await verify(hashed ?? (await nobodys), secret)
  return matches && hashed != null
}
