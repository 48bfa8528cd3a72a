import {
  changePost,
  deletePost,
  getPost,
  listPosts,
  listSchoolPosts,
  publishPost,
  removePostPicture,
  restorePost,
  setPostPicture,
  unpublishPost,
  writePost,
} from '@shinequo/contract/feed'
import { getEventFile, listEvents } from '@shinequo/contract/feed/events'
import type { Context } from '../../plugins/context.ts'
import type { Serve } from '../../plugins/endpoints.ts'
import { ok } from '../../plugins/errors.ts'
import { openPictureLimit } from '../../plugins/pictures.ts'
import { readUpload } from '../../plugins/upload.ts'
import * as events from './events/service.ts'
import * as service from './service.ts'

/** What schools publish for their students, and how administrators edit it. */
export function registerFeed(serve: Serve, context: Context): void {
  serve(listPosts, ({ actor, query, lagging }) => service.ownFeed(context, actor, query, lagging))
  serve(listEvents, ({ actor, query, lagging }) => events.ownEvents(context, actor, query, lagging))
  serve(getEventFile, async ({ actor, params, reply }) => {
    const file = await events.eventFile(context, actor, params.id)
    if (!file.ok) return file
    reply.header('content-disposition', 'attachment; filename="event.ics"')
    reply.header('content-type', 'text/calendar; charset=utf-8')
    return ok(Buffer.from(file.value))
  })
  serve(listSchoolPosts, ({ params, query }) => service.listOfSchool(context, params.value, query))
  serve(writePost, ({ actor, params, body }) => service.write(context, actor, params.value, body))
  serve(getPost, ({ params }) => service.onePost(context, params.id))
  serve(changePost, ({ actor, params, body }) => service.change(context, actor, params.id, body))
  const pictureLimit = openPictureLimit(context)
  serve(setPostPicture, async ({ actor, params, query, request }) => {
    const upload = await readUpload(request)
    if (!upload.ok) return upload
    return service.setPicture(context, pictureLimit, actor, { id: params.id, ...query }, upload.value.image)
  })
  serve(removePostPicture, ({ actor, params, body }) =>
    service.removePicture(context, actor, { id: params.id, ...body }),
  )
  serve(publishPost, ({ actor, params, body }) => service.publish(context, actor, params.id, body))
  serve(unpublishPost, ({ actor, params, body }) =>
    service.unpublish(context, actor, { id: params.id, ...body }),
  )
  serve(deletePost, ({ actor, params, body }) => service.remove(context, actor, { id: params.id, ...body }))
  serve(restorePost, ({ actor, params }) => service.restore(context, actor, params.id))
}
