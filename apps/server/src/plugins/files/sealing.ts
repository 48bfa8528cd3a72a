import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** A key for files, derived from a secret. */
export interface FileKey {
  /** Names the key and tells nothing about it. */
  readonly id: string
  readonly bytes: Buffer
}

/** The bytes are not what `seal` made of a file of this name: damaged, exchanged or tampered with. */
export class DamagedFile extends Error {}

/** A sealed file begins with these two letters, the version of its format and the id of its key. */
const MAGIC = Buffer.from('SQ')
const VERSION = 1
const ID_BYTES = 8
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** The key of a secret. The same secret always makes the same key. */
export function fileKeyOf(secret: string): FileKey {
  const derived = (purpose: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, '', `shinequo ${purpose}`, bytes))
  return { id: derived('file key id', ID_BYTES).toString('hex'), bytes: derived('file key', 32) }
}

/** Encrypts a file with AES-256-GCM. It can be opened under the same name only, so that files cannot be exchanged. */
export function seal(key: FileKey, name: string, bytes: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key.bytes, nonce).setAAD(authenticated(key, name))
  return Buffer.concat([headOf(key), nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
}

/** The bytes that `seal` encrypted with this key under this name. Throws DamagedFile. */
export function unseal(key: FileKey, name: string, sealed: Buffer): Buffer {
  const head = headOf(key)
  const nonceEnd = head.length + NONCE_BYTES
  const end = sealed.length - TAG_BYTES
  if (end < nonceEnd || !sealed.subarray(0, head.length).equals(head)) {
    throw new DamagedFile('it does not begin as a file sealed with this key does')
  }
  const decipher = createDecipheriv('aes-256-gcm', key.bytes, sealed.subarray(head.length, nonceEnd))
    .setAAD(authenticated(key, name))
    .setAuthTag(sealed.subarray(end))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(nonceEnd, end)), decipher.final()])
  } catch (error) {
    throw new DamagedFile('it is not what was sealed under this name', { cause: error })
  }
}

function headOf({ id }: FileKey): Buffer {
  return Buffer.concat([MAGIC, Buffer.from([VERSION]), Buffer.from(id, 'hex')])
}

/** What is not encrypted, but proved to be as it was. */
function authenticated(key: FileKey, name: string): Buffer {
  return Buffer.concat([headOf(key), Buffer.from(name)])
}
