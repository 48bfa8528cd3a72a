import type { FastifyRequest } from 'fastify'

/** Largest picture taken (interface.md); above it the answer is 413. */
const PICTURE_BYTES = 8 * 1024 * 1024

/** What a form with a picture holds. */
export interface Upload {
  /** Undefined when no file came, or an empty one. */
  readonly image: Uint8Array | undefined
  readonly userId: string | undefined
}

/** The parts `image` and `user_id` of a multipart form, in whichever order they come; others are passed over. */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  let image: Buffer | undefined
  let userId: string | undefined
  const limits = { fileSize: PICTURE_BYTES, files: 1, fields: 10, fieldSize: 200 }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer()
      if (part.fieldname === 'image' && bytes.length > 0) image = bytes
    } else if (part.fieldname === 'user_id') userId = String(part.value)
  }
  return { image, userId }
}
