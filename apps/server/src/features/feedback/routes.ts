import { giveFeedback, listCoachAnswers, listProgrammeAnswers, SHARED } from '@shinequo/contract/feedback'
import type { Context } from '../../plugins/context.ts'
import type { Serve } from '../../plugins/endpoints.ts'
import * as service from './service.ts'
import * as words from './words/service.ts'

export function registerFeedback(serve: Serve, context: Context): void {
  serve(giveFeedback, ({ actor, params, query, body }) =>
    service.giveFeedback(context, actor, params.id, { ...body, isShared: query.texts === SHARED }),
  )
  serve(listCoachAnswers, ({ actor }) => words.answersOfCoach(context, actor))
  serve(listProgrammeAnswers, () => words.answersOfProgramme(context))
}
