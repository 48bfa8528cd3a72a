import { messagesOf } from '@shinequo/messages/server'
import * as z from 'zod/mini'
import { storyAnswered, storyMessage } from '../notifications/emails/story-message.ts'
import { mailKind } from '../notifications/jobs.ts'
import * as queries from './messages/queries.ts'

const payload = z.object({ messageId: z.uuid() })

/** Tells the author of a story that staff wrote to them. It quotes neither the story nor the message. */
export const storyMessageMail = mailKind({
  name: 'story_message',
  payload,
  write: async (context, { messageId }) => {
    const author = await queries.recipientOf(context.database.root, messageId, 'author')
    if (!author) return null
    const { account_id: accountId, email: to, first_name, locale } = author
    const mail = storyMessage(messagesOf(locale), first_name, context.env.baseUrl)
    return { accountId, to, ...mail, messageId: `story-message-${messageId}` }
  },
})

/** Tells an administrator that the author of a story answered. It names and quotes nobody. */
export const storyAnsweredMail = mailKind({
  name: 'story_answered',
  // Mails that a former version enqueued have no account: they go to the sender.
  payload: z.extend(payload, { accountId: z.optional(z.uuid()) }),
  write: async (context, { messageId, accountId: told }) => {
    const whom = told === undefined ? 'sender' : { accountId: told }
    const staff = await queries.recipientOf(context.database.root, messageId, whom)
    if (!staff) return null
    const { account_id: accountId, email: to, first_name, locale, state } = staff
    const list =
      state === 'published' ? 'published' : state === 'held' || state === 'waiting' ? '' : 'refused'
    const page = `${context.env.baseUrl}/admin/wall${list && `?list=${list}`}`
    return {
      accountId,
      to,
      ...storyAnswered(messagesOf(locale), first_name, page),
      messageId: `story-answer-${messageId}-${accountId}`,
    }
  },
})
