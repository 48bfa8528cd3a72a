import { listStudentProfiles, updateStudentProfile, uploadProfileImage } from '@shinequo/contract/profiles'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../plugins/context.ts'
import type { Serve } from '../../plugins/endpoints.ts'
import { refuse, sendRefusal } from '../../plugins/errors.ts'
import * as service from './service.ts'

/** Largest picture taken (interface.md); above it the answer is 413. */
const PICTURE_BYTES = 8 * 1024 * 1024

export function registerProfiles(serve: Serve, context: Context): void {
  serve(listStudentProfiles, ({ actor }) => service.ownProfiles(context, actor))
  serve(updateStudentProfile, ({ actor, params, body }) =>
    service.changeProfile(context, actor, params.id.toLowerCase(), body),
  )
  serve(uploadProfileImage, async ({ actor, request }) =>
    service.replacePicture(context, actor, await readUpload(request)),
  )
}

/** The parts of the form, in whichever order they come; others are passed over. */
async function readUpload(request: FastifyRequest): Promise<service.Upload> {
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

/** Pictures, outside /api: whoever has the address (128 random bits) may see it, and what it shows never changes. */
export function registerPictures(app: FastifyInstance, context: Context): void {
  app.get<{ Params: { file: string } }>('/pictures/:file', async (request, reply) => {
    const key = /^([0-9a-f]{32})\.jpg$/.exec(request.params.file)?.[1]
    const bytes = key && (await service.pictureAt(context, key))
    if (!bytes) return sendRefusal(reply, refuse('not_found'))
    return reply
      .header('content-type', 'image/jpeg')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(Buffer.from(bytes))
  })
}
