import { createHmac } from 'node:crypto'

/** A digest of a text: the same for the same text and purpose, and useless to anybody without our secret. */
export type KeyedDigest = (purpose: string, text: string) => string

/** HMAC-SHA-256 under `secret`. Another secret makes other digests of the same texts. */
export function createKeyedDigest(secret: string): KeyedDigest {
  return (purpose, text) => createHmac('sha256', secret).update(`${purpose}\u0000${text}`).digest('base64url')
}
