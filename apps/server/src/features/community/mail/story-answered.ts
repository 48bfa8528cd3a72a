import * as z from 'zod/mini'
import { mailKind, mailTo } from '../../notifications/mail/mail-kind.ts'
import { recipientOf } from './queries.ts'

/** Tells an administrator that the author of a story answered. It names and quotes nobody. */
export const storyAnsweredMail = mailKind({
  name: 'story_answered',
  // Mails that a former version enqueued have no account: they go to the sender.
  payload: z.object({ messageId: z.uuid(), accountId: z.optional(z.uuid()) }),
  write: async ({ database, env }, { messageId, accountId: told }) => {
    const whom = told === undefined ? 'sender' : { accountId: told }
    const staff = await recipientOf(database.root, messageId, whom)
    if (!staff) return null
    const { account_id: accountId, state } = staff
    const list =
      state === 'published' ? 'published' : state === 'held' || state === 'waiting' ? '' : 'refused'
    const page = `${env.baseUrl}/admin/wall${list && `?list=${list}`}`
    return mailTo(staff, `story-answer-${messageId}-${accountId}`, ({ community }) => ({
      subject: community.answeredSubject,
      before: [community.authorAnswered],
      action: { label: community.readAnswer, url: page },
    }))
  },
})
