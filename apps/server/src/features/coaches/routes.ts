import { getMentor, listMentors } from '@shinequo/contract/coaches'
import { getMeetingPlace, saveMeetingPlace } from '@shinequo/contract/coaches/meeting-place'
import {
  getOwnCoachProfile,
  sendForReview,
  updateCoachProfile,
  uploadCoachPicture,
} from '@shinequo/contract/coaches/own-page'
import { approveCoach, askForChanges, getCoach, setCapacity } from '@shinequo/contract/coaches/review'
import type { Context } from '../../plugins/context.ts'
import type { Serve } from '../../plugins/endpoints.ts'
import { ok } from '../../plugins/errors.ts'
import { openPictureLimit } from '../../plugins/pictures.ts'
import { readUpload } from '../../plugins/upload.ts'
import * as review from './review/service.ts'
import * as service from './service.ts'

/** Coaches as students see them, a coach's own page, and what administrators decide about one. */
export function registerCoaches(serve: Serve, context: Context): void {
  serve(listMentors, async ({ actor, query, reply, lagging }) => {
    if (Object.keys(query).length > 0) return service.pageOfMentors(context, actor, query, lagging)
    const { mentors, next } = await lagging(service.firstMentors)
    if (next !== null) {
      reply.header('link', `</api${listMentors.path}?${new URLSearchParams({ cursor: next })}>; rel="next"`)
    }
    return ok(mentors)
  })
  serve(getMentor, ({ actor, params }) => service.oneMentor(context, actor, params.id))
  serve(getOwnCoachProfile, ({ actor }) => service.ownProfile(context, actor))
  serve(updateCoachProfile, ({ actor, body }) => service.changeOwnProfile(context, actor, body))
  const pictureLimit = openPictureLimit(context)
  serve(uploadCoachPicture, async ({ actor, request }) => {
    const upload = await readUpload(request)
    return upload.ok ? service.replacePicture(context, pictureLimit, actor, upload.value.image) : upload
  })
  serve(getMeetingPlace, ({ actor }) => service.meetingPlace(context, actor))
  serve(saveMeetingPlace, ({ actor, body }) => service.saveMeetingPlace(context, actor, body))
  serve(getCoach, ({ params }) => review.reviewCoach(context, params.id))
  serve(approveCoach, ({ actor, params, body }) => review.approve(context, actor, params.id, body.version))
  serve(askForChanges, ({ actor, params, body }) => review.askForChanges(context, actor, params.id, body))
  serve(sendForReview, ({ actor }) => review.sendForReview(context, actor))
  serve(setCapacity, ({ actor, params, body }) => service.setCapacity(context, actor, params.id, body))
}
