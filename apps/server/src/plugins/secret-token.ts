import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits for a link or a client, and their hash. Only the hash is stored. */
export function newSecretToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: secretTokenHash(token) }
}

/** Without salt or cost: 256 random bits cannot be guessed. */
export function secretTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
