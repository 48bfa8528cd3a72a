import * as z from 'zod/mini'
import { mailKind, mailTo } from '../../notifications/mail/mail-kind.ts'
import { recipientOf } from './queries.ts'

/** Tells the author of a story that staff wrote to them. It quotes neither the story nor the message. */
export const storyMessageMail = mailKind({
  name: 'story_message',
  payload: z.object({ messageId: z.uuid() }),
  write: async ({ database, env }, { messageId }) => {
    const author = await recipientOf(database.root, messageId, 'author')
    if (!author) return null
    return mailTo(author, `story-message-${messageId}`, ({ community }) => ({
      subject: community.messageSubject,
      before: [community.staffWrote, community.staffDoNotKnow],
      action: { label: community.readMessage, url: `${env.baseUrl}/home/community` },
    }))
  },
})
