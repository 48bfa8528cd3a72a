import {
  getQuestionnaire,
  listQuestionnaireVersions,
  listQuestions,
  listResponses,
  previewResponses,
  saveQuestionnaire,
  submitResponses,
} from '@shinequo/contract/questionnaire'
import type { Context } from '../../plugins/context.ts'
import type { Serve } from '../../plugins/endpoints.ts'
import { counted, openScaledLimit } from '../../plugins/limits.ts'
import * as service from './service.ts'

export function registerQuestionnaire(serve: Serve, context: Context): void {
  serve(listQuestions, () => service.listQuestions(context))
  serve(listResponses, ({ actor }) => service.listResponses(context, actor))
  const submissionLimit = openScaledLimit(context, { name: 'answers', times: 30, seconds: 3600 })
  serve(
    submitResponses,
    async ({ actor, body }) =>
      (await counted([submissionLimit, actor.accountId])) ?? service.submit(context, actor, body),
  )
  // Enough for somebody who changes their answers, too few to compare coaches by trying every option.
  const previews = openScaledLimit(context, { name: 'answers-preview', times: 10, seconds: 3600 })
  serve(previewResponses, ({ actor, body }) => service.preview(context, previews, actor, body))
  serve(getQuestionnaire, () => service.getQuestionnaire(context))
  serve(saveQuestionnaire, ({ actor, body }) => service.save(context, actor, body))
  serve(listQuestionnaireVersions, ({ query }) => service.listVersions(context, query))
}
