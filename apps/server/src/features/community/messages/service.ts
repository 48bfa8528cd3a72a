import { randomUUID } from 'node:crypto'
import type { StoryToReview } from '@shinequo/contract/community'
import { mayReachOut } from '@shinequo/domain/community/story-decision'
import { messagesOf } from '@shinequo/messages/server'
import type { Context } from '../../../plugins/context.ts'
import { type Outcome, ok, refuse } from '../../../plugins/errors.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { record } from '../../audit/service.ts'
import { enqueueMail } from '../../notifications/service.ts'
import { mayUseWall } from '../access.ts'
import { storyAnsweredMail } from '../mail/story-answered.ts'
import { storyMessageMail } from '../mail/story-message.ts'
import { presentStoryToReview } from '../presenter.ts'
import * as stories from '../queries.ts'
import * as queries from './queries.ts'

const messages = messagesOf('en').community

/**
 * Sends a message to the author of a story, who stays unknown: the audit entry names the story, and the author finds it
 * in their ledger through the story.
 */
export async function reachOut(
  context: Context,
  actor: Actor,
  storyId: string,
  text: string,
): Promise<Outcome<StoryToReview>> {
  return context.database.transaction(async (trx): Promise<Outcome<StoryToReview>> => {
    const unanswered = await queries.lockUnanswered(trx, storyId)
    if (unanswered === undefined) return refuse('not_found')
    if (!mayReachOut(unanswered)) return refuse('version_conflict')
    const id = randomUUID()
    const sent_at = new Date(context.clock.now())
    await queries.insertMessage(trx, { id, story_id: storyId, text, sent_at, sent_by: actor.accountId })
    await enqueueMail(context, trx, storyMessageMail, [{ messageId: id }])
    await record(context, trx, actor, {
      action: 'story.reached_out',
      subjectType: 'story',
      subjectId: storyId,
    })
    const story = await stories.storyToReview(trx, storyId)
    if (!story) return refuse('not_found')
    const reports = await stories.openReports(trx, [storyId])
    return ok(presentStoryToReview(story, reports, await queries.messagesAbout(trx, [storyId]), context))
  })
}

/** No more administrators than this are told of an answer if its sender has left. */
const MAX_TOLD = 20

/**
 * Answers a message about the caller's own story, once. Whoever wrote it gets a mail that neither quotes nor names; if
 * they have left, other administrators do.
 */
export async function answer(
  context: Context,
  actor: Actor,
  id: string,
  text: string,
): Promise<Outcome<{ message: string }>> {
  if (!mayUseWall(actor)) return refuse('forbidden')
  return context.database.transaction(async (trx): Promise<Outcome<{ message: string }>> => {
    const own = { id, author: actor.profileId }
    const done = await queries.setAnswer(trx, own, text, new Date(context.clock.now()))
    if (done === 'none') return refuse('not_found')
    if (done === 'had answer') return refuse('version_conflict')
    const told = await queries.staffToTell(trx, id, MAX_TOLD)
    const mails = told.map((accountId) => ({ messageId: id, accountId }))
    await enqueueMail(context, trx, storyAnsweredMail, mails)
    return ok({ message: messages.answerSent })
  })
}
