import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply } from 'fastify'

/** A quality that costs a millisecond for 50 kB; the best one would cost fifty. */
const BROTLI_QUALITY = 5

/** What the answer's own objects take, and what a coding adds to a body that does not get smaller. */
const OVERHEAD_BYTES = 1000

/** Whether an Accept-Encoding header takes `coding`: named, and not with q=0. */
function accepts(header: string, coding: string): boolean {
  const at = header.indexOf(coding)
  return at >= 0 && !/^[^,]*;\s*q=0(\.0*)?\s*(,|$)/.test(header.slice(at))
}

/** An answer that many people read alike: written once, compressed once when first asked for. */
export class PrecompressedReply {
  readonly #raw: Buffer
  readonly #type: string
  #gzip: Buffer | undefined
  #brotli: Buffer | undefined

  /** Of text and its media type. */
  constructor(text: string, type: string) {
    this.#raw = Buffer.from(text)
    this.#type = type
  }

  /** As many bytes as it takes at most, once it was asked for in every coding. */
  get mostBytes(): number {
    return OVERHEAD_BYTES + 2 * this.#raw.length
  }

  /** The answer whose body is a value as JSON. */
  static json(value: unknown): PrecompressedReply {
    return new PrecompressedReply(JSON.stringify(value), 'application/json; charset=utf-8')
  }

  /** The bytes for a client with this Accept-Encoding, after setting the headers that tell how to read them. */
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
