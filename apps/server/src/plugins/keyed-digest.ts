import { createHmac } from 'node:crypto'

/** What stands for a text: alike for the same text and purpose, and without our secret nobody can tell for which. */
export type KeyedDigest = (purpose: string, text: string) => string

/** HMAC-SHA-256 under `secret`. Another secret makes other digests of the same texts. */
export function createKeyedDigest(secret: string): KeyedDigest {
  return (purpose, text) => createHmac('sha256', secret).update(`${purpose}\u0000${text}`).digest('base64url')
}
