import {
  approveCoach,
  getCoach,
  getOwnCoachProfile,
  listMentors,
  setCapacity,
  updateCoachProfile,
  uploadCoachPicture,
} from '@shinequo/contract/coaches'
import type { Context } from '../../plugins/context.ts'
import type { Serve } from '../../plugins/endpoints.ts'
import { readUpload } from '../../plugins/upload.ts'
import * as service from './service.ts'

/** Coaches as students see them, a coach's own page, and what administrators decide about one. */
export function registerCoaches(serve: Serve, context: Context): void {
  serve(listMentors, () => service.listMentors(context))
  serve(getOwnCoachProfile, ({ actor }) => service.ownProfile(context, actor))
  serve(updateCoachProfile, ({ actor, body }) => service.changeOwnProfile(context, actor, body))
  serve(uploadCoachPicture, async ({ actor, request }) => {
    const upload = await readUpload(request)
    return upload.ok ? service.replacePicture(context, actor, upload.value.image) : upload
  })
  serve(getCoach, ({ params }) => service.lookAtCoach(context, params.id.toLowerCase()))
  serve(approveCoach, ({ actor, params, body }) =>
    service.approve(context, actor, params.id.toLowerCase(), body.version),
  )
  serve(setCapacity, ({ actor, params, body }) =>
    service.setCapacity(context, actor, params.id.toLowerCase(), body),
  )
}
