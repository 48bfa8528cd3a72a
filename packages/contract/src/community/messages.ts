import * as z from 'zod/mini'
import { storyToReview } from '../community.ts'
import { endpoint } from '../endpoint.ts'
import * as field from '../fields.ts'
import * as value from '../values.ts'

const params = z.object({ id: value.id })

export const storyMessageBody = z.object({
  message: field.requiredText(2000, 'message'),
})

export const reachOut = endpoint({
  method: 'POST',
  path: '/admin/stories/:id/messages/',
  summary:
    'Write to the author of a story without learning who it is: shown with the story, and announced by mail. Refused while two messages have no answer',
  access: 'admin',
  params,
  body: storyMessageBody,
  status: 201,
  reply: storyToReview,
})

export const answerStoryMessage = endpoint({
  method: 'POST',
  path: '/stories/messages/:id/answer/',
  summary: 'Answer a message about a story of one’s own, once; whoever reads it does not learn who wrote it',
  access: 'signed-in',
  params,
  body: storyMessageBody,
  status: 201,
  reply: field.messageReply,
})
