import { listStudentProfiles, updateStudentProfile, uploadProfileImage } from '@shinequo/contract/profiles'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../plugins/context.ts'
import type { Serve } from '../../plugins/endpoints.ts'
import { refuse, sendRefusal } from '../../plugins/errors.ts'
import { readFile } from '../../plugins/files/files.ts'
import { openPictureLimit } from '../../plugins/pictures.ts'
import { readUpload } from '../../plugins/upload.ts'
import * as service from './service.ts'

export function registerProfiles(serve: Serve, context: Context): void {
  serve(listStudentProfiles, ({ actor }) => service.ownProfiles(context, actor))
  serve(updateStudentProfile, ({ actor, params, body }) =>
    service.changeProfile(context, actor, params.id, body),
  )
  const pictureLimit = openPictureLimit(context)
  serve(uploadProfileImage, async ({ actor, request }) => {
    const upload = await readUpload(request)
    return upload.ok ? service.replacePicture(context, pictureLimit, actor, upload.value) : upload
  })
}

/**
 * How browsers keep a picture: not in caches that people share, and for a short time, since most pictures show a face
 * that may be deleted. Its content never changes, so that the key is its version.
 */
const KEPT_BRIEFLY = 'private, max-age=3600'

/** Pictures, outside /api. Anybody with the address (128 random bits) may see the picture. */
export function registerPictures(app: FastifyInstance, context: Context): void {
  app.get<{ Params: { file: string } }>('/pictures/:file', async (request, reply) => {
    const key = /^([0-9a-f]{32})\.jpg$/.exec(request.params.file)?.[1]
    const file = key && (await service.pictureAt(context, key))
    if (!file) return sendRefusal(reply, refuse('not_found'))
    const etag = `"${key}"`
    const headers = { 'cache-control': KEPT_BRIEFLY, etag }
    if (request.headers['if-none-match'] === etag) return reply.headers(headers).code(304).send()
    const bytes = await readFile(context, file)
    if (!bytes) return sendRefusal(reply, refuse('not_found'))
    return reply
      .headers(headers)
      .header('content-type', 'image/jpeg')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(bytes)
  })
}
