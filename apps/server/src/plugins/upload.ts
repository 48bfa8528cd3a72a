import { PICTURE_BYTES } from '@shinequo/contract/profiles'
import { rule } from '@shinequo/contract/rules'
import type { FastifyRequest } from 'fastify'
import { type Outcome, ok, type Refusal, refuse } from './errors.ts'

/** A file as it came, with the name that its owner gave it ('' without one). */
export interface UploadedFile {
  readonly bytes: Uint8Array
  readonly name: string
}

interface Form {
  /** Undefined when none came, or under another name. */
  readonly file: UploadedFile | undefined
  readonly fields: ReadonlyMap<string, string>
}

/**
 * How much of a part may wait to be read. More than what comes at once: the parser never ends where a part that it passes
 * over, since it has no name, fills this with its last piece.
 */
const PART_BUFFER_BYTES = 256 * 1024

/** Fields beside the file, and the characters of one. */
const MOST_FIELDS = 10
const LONGEST_FIELD = 200

/**
 * Reads a multipart form with one file of at most `most` bytes in its part `name`, whichever order the parts come in.
 * `tooLarge` is the refusal of a larger one; a form that is broken or holds more than that is a 400 which names the
 * part. Throws for a body that is no multipart form at all.
 */
async function readForm(
  request: FastifyRequest,
  { name, most, tooLarge }: { name: string; most: number; tooLarge: Refusal },
): Promise<Outcome<Form>> {
  const limits = { fileSize: most, files: 1, fields: MOST_FIELDS, fieldSize: LONGEST_FIELD }
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
    // The parser lets go of a body that it cannot read: without this the rest would stay on the connection for ever.
    request.raw.resume()
    const { code } = error as { code?: unknown }
    if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge
    if (code === 'FST_INVALID_MULTIPART_CONTENT_TYPE') throw error
    return broken(rule('upload_broken'))
  }
}

/** What a form with a picture holds. */
export interface Upload {
  /** Undefined when no file came, or an empty one. */
  readonly image: Uint8Array | undefined
  readonly userId: string | undefined
}

/** The parts `image` and `user_id` of a multipart form; others are passed over. Refused as `readForm` says. */
export async function readUpload(request: FastifyRequest): Promise<Outcome<Upload>> {
  const form = await readForm(request, { name: 'image', most: PICTURE_BYTES, tooLarge: refuse('too_large') })
  if (!form.ok) return form
  const { file, fields } = form.value
  return ok({ image: file?.bytes.length ? file.bytes : undefined, userId: fields.get('user_id') })
}

/** The file of a multipart form's part `file`, undefined when none came. Refused as `readForm` says. */
export async function readFile(
  request: FastifyRequest,
  most: number,
  tooLarge: Refusal,
): Promise<Outcome<UploadedFile | undefined>> {
  const form = await readForm(request, { name: 'file', most, tooLarge })
  return form.ok ? ok(form.value.file) : form
}
