import { PICTURE_BYTES } from '@shinequo/contract/profiles'
import { rule } from '@shinequo/contract/rules'
import type { FastifyRequest } from 'fastify'
import { type Outcome, ok, type Refusal, refuse } from './errors.ts'

/** An uploaded file with its original name ('' if it has none). */
export interface UploadedFile {
  readonly bytes: Uint8Array
  readonly name: string
}

interface Form {
  /** Undefined if there was none with this part name. */
  readonly file: UploadedFile | undefined
  readonly fields: ReadonlyMap<string, string>
}

/**
 * The buffer of a part. It is larger than one chunk: the parser hangs if the last chunk of a part that it skips fills the
 * buffer.
 */
const PART_BUFFER_BYTES = 256 * 1024

/** The number of fields besides the file, and the length of a field. */
const MAX_FIELDS = 10
const LONGEST_FIELD = 200

/**
 * Reads a multipart form with one file of at most `most` bytes in the part `name`, in any order of parts. A larger file is
 * refused with `tooLarge`. A malformed form, or one with other content, is a 400 that names the part. Throws if the body
 * is not a multipart form.
 */
async function readForm(
  request: FastifyRequest,
  { name, most, tooLarge }: { name: string; most: number; tooLarge: Refusal },
): Promise<Outcome<Form>> {
  const limits = { fileSize: most, files: 1, fields: MAX_FIELDS, fieldSize: LONGEST_FIELD }
  const broken = (wrong: string) => refuse('invalid_input', { errors: { [name]: wrong } })
  try {
    let file: UploadedFile | undefined
    const fields = new Map<string, string>()
    let tooLong = false
    for await (const part of request.parts({ limits, fileHwm: PART_BUFFER_BYTES })) {
      if (part.type === 'file') {
        const bytes = await part.toBuffer()
        if (part.fieldname === name) file = { bytes, name: part.filename ?? '' }
      } else if (part.valueTruncated) tooLong = true
      else if (typeof part.value === 'string') fields.set(part.fieldname, part.value)
    }
    return tooLong ? broken(rule('form_too_large')) : ok({ file, fields })
  } catch (error) {
    // The parser stops reading a malformed body. Without this the rest would stay on the connection forever.
    request.raw.resume()
    const { code } = error as { code?: unknown }
    if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge
    if (code === 'FST_INVALID_MULTIPART_CONTENT_TYPE') throw error
    return broken(rule('upload_broken'))
  }
}

/** A form with a picture. */
export interface Upload {
  /** Undefined if there was no file or an empty one. */
  readonly image: Uint8Array | undefined
  readonly userId: string | undefined
}

/** The parts `image` and `user_id` of a multipart form; others are ignored. Refused as in `readForm`. */
export async function readUpload(request: FastifyRequest): Promise<Outcome<Upload>> {
  const form = await readForm(request, { name: 'image', most: PICTURE_BYTES, tooLarge: refuse('too_large') })
  if (!form.ok) return form
  const { file, fields } = form.value
  return ok({ image: file?.bytes.length ? file.bytes : undefined, userId: fields.get('user_id') })
}

/** The file in the part `file`, undefined if there was none. Refused as in `readForm`. */
export async function readFile(
  request: FastifyRequest,
  most: number,
  tooLarge: Refusal,
): Promise<Outcome<UploadedFile | undefined>> {
  const form = await readForm(request, { name: 'file', most, tooLarge })
  return form.ok ? ok(form.value.file) : form
}
