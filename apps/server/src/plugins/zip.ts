import type { FastifyReply } from 'fastify'
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** A ZIP written incrementally: only compressed data is held in memory. Several files may be open at once. */
export interface ZipWriter {
  /** Starts a text file. */
  text(name: string): ZipText
  /** Adds a complete file that is compressed already, such as a picture. */
  stored(name: string, bytes: Uint8Array): void
  /** The complete ZIP, once every file has ended. */
  bytes(): Buffer
}

export interface ZipText {
  add(text: string): void
  end(): void
}

/** Starts a ZIP whose files have the date `at`. */
export function openZip(at: Date): ZipWriter {
  const parts: Uint8Array[] = []
  let failure: Error | null = null
  const zip = new Zip((error, part) => {
    failure ??= error
    if (part) parts.push(part)
  })
  return {
    text: (name) => {
      const file = new ZipDeflate(name)
      file.mtime = at
      zip.add(file)
      return {
        add: (text) => file.push(strToU8(text)),
        end: () => file.push(new Uint8Array(0), true),
      }
    },
    stored: (name, bytes) => {
      const file = new ZipPassThrough(name)
      file.mtime = at
      zip.add(file)
      file.push(bytes, true)
    },
    bytes: () => {
      zip.end()
      if (failure) throw failure
      return Buffer.concat(parts)
    },
  }
}

/** Sends a ZIP that browsers save as `name`. */
export function zipAnswer(reply: FastifyReply, name: string, bytes: Buffer): Buffer {
  reply.header('content-type', 'application/zip')
  reply.header('content-disposition', `attachment; filename="${name}"`)
  return bytes
}
