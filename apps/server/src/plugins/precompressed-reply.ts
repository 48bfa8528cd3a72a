import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply } from 'fastify'

/** This quality takes a millisecond for 50 kB; the best one would take fifty. */
const BROTLI_QUALITY = 5

/** The size of the reply's own objects, and what an encoding adds to a body that does not shrink. */
const OVERHEAD_BYTES = 1000

/** Whether an Accept-Encoding header accepts `coding`: named, and not with q=0. */
export function accepts(header: string, coding: string): boolean {
  const at = header.indexOf(coding)
  return at >= 0 && !/^[^,]*;\s*q=0(\.0*)?\s*(,|$)/.test(header.slice(at))
}

/** A reply that is the same for many people: serialised once, and compressed once when first requested. */
export class PrecompressedReply {
  readonly #raw: Buffer
  readonly #type: string
  #gzip: Buffer | undefined
  #brotli: Buffer | undefined

  /** `type` is the media type. */
  constructor(text: string, type: string) {
    this.#raw = Buffer.from(text)
    this.#type = type
  }

  /** The most bytes that it takes in memory, once it was requested in every encoding. */
  get mostBytes(): number {
    return OVERHEAD_BYTES + 2 * this.#raw.length
  }

  /** A reply with a value as JSON. */
  static json(value: unknown): PrecompressedReply {
    return new PrecompressedReply(JSON.stringify(value), 'application/json; charset=utf-8')
  }

  /** The bytes for a client with this Accept-Encoding. Sets the matching headers on `reply`. */
  bytesFor(acceptEncoding: string | undefined, reply: FastifyReply): Buffer {
    reply.header('content-type', this.#type).header('vary', 'accept-encoding')
    if (!acceptEncoding) return this.#raw
    if (accepts(acceptEncoding, 'br')) {
      reply.header('content-encoding', 'br')
      const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }
      this.#brotli ??= brotliCompressSync(this.#raw, { params })
      return this.#brotli
    }
    if (!accepts(acceptEncoding, 'gzip')) return this.#raw
    reply.header('content-encoding', 'gzip')
    this.#gzip ??= gzipSync(this.#raw)
    return this.#gzip
  }
}
