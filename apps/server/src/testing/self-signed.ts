import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** A certificate that only tests trust, and its key, both as PEM. */
export interface SelfSigned {
  readonly key: string
  readonly cert: string
}

/** One value in DER: tag, length, content. */
function der(tag: number, ...content: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(content)
  const size = body.length
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255]
  return Buffer.concat([Buffer.from([tag, ...length]), body])
}

const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts)
const oid = (...bytes: readonly number[]) => der(0x06, Buffer.from(bytes))
const text = (tag: number, words: string) => der(tag, Buffer.from(words, 'latin1'))

const ECDSA_SHA256 = sequence(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02))
const COMMON_NAME = oid(0x55, 0x04, 0x03)
const SUBJECT_ALT_NAME = oid(0x55, 0x1d, 0x11)
/** From 2000 until the end of 2049. */
const VALID = sequence(text(0x17, '000101000000Z'), text(0x17, '491231235959Z'))

/** Creates a certificate for these DNS names (RFC 5280), which Node itself can only read. */
export function selfSigned(names: readonly string[]): SelfSigned {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const issuer = sequence(der(0x31, sequence(COMMON_NAME, text(0x0c, 'ShineQuo tests'))))
  const dnsNames = sequence(...names.map((name) => text(0x82, name)))
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1]), randomBytes(8)),
    ECDSA_SHA256,
    issuer,
    VALID,
    issuer,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(SUBJECT_ALT_NAME, der(0x04, dnsNames)))),
  )
  const signature = sign('sha256', content, privateKey)
  const certificate = sequence(content, ECDSA_SHA256, der(0x03, Buffer.from([0]), signature))
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`,
  }
}
