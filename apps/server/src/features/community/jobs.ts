import { messagesOf } from '@shinequo/messages/server'
import * as z from 'zod/mini'
import { job } from '../../plugins/job.ts'
import { storyAnswered, storyMessage } from '../notifications/emails/story-message.ts'
import { wallOpened } from '../notifications/emails/wall-opened.ts'
import { mailKind } from '../notifications/jobs.ts'
import { enqueueMail } from '../notifications/service.ts'
import * as queries from './messages/queries.ts'
import * as opening from './opening/queries.ts'

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

/** Tells a student that the wall of their school is open. Not sent if it is off again. */
export const wallOpenedMail = mailKind({
  name: 'wall_opened',
  payload: z.object({ profileId: z.uuid() }),
  write: async (context, { profileId }, askedAt) => {
    const reader = await opening.readerOfWall(context.database.root, profileId)
    if (!reader) return null
    const { account_id: accountId, email: to, first_name, locale } = reader
    const mail = wallOpened(messagesOf(locale), first_name, context.env.baseUrl)
    return { accountId, to, ...mail, messageId: `wall-opened-${profileId}-${askedAt}` }
  },
})

/** Students told in one transaction. */
const TOLD_AT_ONCE = 200

/** Enqueues a mail to each student who waits for the wall of a school that has opened. Each is told once. */
export const tellWallOpened = job({
  name: 'wall-opened',
  payload: z.object({ school: z.string() }),
  handle: async (context, { school }) => {
    const tellSome = () =>
      context.database.transaction(async (trx) => {
        const told = await opening.takeWaits(trx, school, TOLD_AT_ONCE)
        const payloads = told.map((profileId) => ({ profileId }))
        await enqueueMail(context, trx, wallOpenedMail, payloads)
        return told.length
      })
    while ((await tellSome()) === TOLD_AT_ONCE);
  },
})
