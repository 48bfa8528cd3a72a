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

/** A file as it came, with the name that its owner gave it. */
export interface UploadedFile {
  readonly bytes: Uint8Array
  readonly name: string
}

/** The file of a multipart form's part `file`: undefined when none came, 'too-large' when it has more than `most` bytes. */
export async function readFile(
  request: FastifyRequest,
  most: number,
): Promise<UploadedFile | 'too-large' | undefined> {
  let file: UploadedFile | undefined
  for await (const part of request.parts({
    limits: { fileSize: most, files: 1, fields: 10, fieldSize: 200 },
  })) {
    if (part.type !== 'file') continue
    const bytes = await part.toBuffer().catch((error: { code?: unknown }) => {
      if (error.code === 'FST_REQ_FILE_TOO_LARGE') return null
      throw error
    })
    if (bytes === null) return 'too-large'
    if (part.fieldname === 'file') file = { bytes, name: part.filename }
  }
  return file
}
