import {
  decideStory,
  deleteStory,
  listOwnStories,
  listStories,
  listStoriesToReview,
  openStoryAuthor,
  reportStory,
  shareStory,
  thankStory,
  undoStoryDecision,
  unthankStory,
} from '@shinequo/contract/community'
import { answerStoryMessage, reachOut } from '@shinequo/contract/community/messages'
import { awaitWall, stopAwaitingWall } from '@shinequo/contract/community/opening'
import type { Context } from '../../plugins/context.ts'
import type { Serve } from '../../plugins/endpoints.ts'
import * as messages from './messages/service.ts'
import { setAwaited } from './opening/service.ts'
import * as service from './service.ts'
import { setHelped } from './thanks/service.ts'

/** The wall of a school: what students share and read, and the review of it. */
export function registerCommunity(serve: Serve, context: Context): void {
  const limits = service.openWallLimits(context)
  serve(listStories, ({ actor, query }) => service.listStories(context, actor, query.cursor))
  serve(shareStory, ({ actor, body }) => service.shareStory(context, limits, actor, body))
  serve(listOwnStories, ({ actor }) => service.listOwnStories(context, actor))
  serve(deleteStory, ({ actor, params }) => service.deleteStory(context, actor, params.id))
  serve(reportStory, ({ actor, params, body }) =>
    service.reportStory(context, limits, actor, params.id, body.reason),
  )
  serve(awaitWall, ({ actor }) => setAwaited(context, actor, true))
  serve(stopAwaitingWall, ({ actor }) => setAwaited(context, actor, false))
  serve(thankStory, ({ actor, params }) => setHelped(context, actor, params.id, true))
  serve(unthankStory, ({ actor, params }) => setHelped(context, actor, params.id, false))
  serve(listStoriesToReview, ({ actor, query }) => service.listStoriesToReview(context, actor, query))
  serve(decideStory, ({ actor, params, body }) => service.decide(context, actor, params.id, body))
  serve(undoStoryDecision, ({ actor, params, body }) => service.undo(context, actor, params.id, body.version))
  serve(reachOut, ({ actor, params, body }) => messages.reachOut(context, actor, params.id, body.message))
  serve(answerStoryMessage, ({ actor, params, body }) =>
    messages.answer(context, actor, params.id, body.message),
  )
  serve(openStoryAuthor, ({ actor, params, body }) =>
    service.openAuthor(context, actor, params.id, body.reason),
  )
}
