import { listStudentProfiles, updateStudentProfile, uploadProfileImage } from '@shinequo/contract/profiles'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../plugins/context.ts'
import type { Serve } from '../../plugins/endpoints.ts'
import { refuse, sendRefusal } from '../../plugins/errors.ts'
import { readUpload } from '../../plugins/upload.ts'
import * as service from './service.ts'

export function registerProfiles(serve: Serve, context: Context): void {
  serve(listStudentProfiles, ({ actor }) => service.ownProfiles(context, actor))
  serve(updateStudentProfile, ({ actor, params, body }) =>
    service.changeProfile(context, actor, params.id, body),
  )
  serve(uploadProfileImage, async ({ actor, request }) => {
    const upload = await readUpload(request)
    return upload.ok ? service.replacePicture(context, actor, upload.value) : upload
  })
}

/**
 * Pictures, outside /api. Anybody with the address (128 random bits) may see the picture, and its content never
 * changes.
 */
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
