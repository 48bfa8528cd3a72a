import type { MailKindName } from '@shinequo/contract/notifications'
import type { ServerMessages } from '@shinequo/messages/server'
import * as z from 'zod/mini'
import { unsubscribeUrl, wants } from '../choices/service.ts'
import { newsForMail } from '../notices/queries.ts'
import { mailKind, mailTo } from './mail-kind.ts'

/* What the mails have in common about what is new to a coach. */

/** What happened from `from` until `until` (epoch milliseconds), both in time. */
export const newsPayload = z.object({ accountId: z.uuid(), from: z.number(), until: z.number() })

/** A mail about how much is new to a coach; not sent if they have seen all of it, or have turned it off. */
export function newsKind(
  name: Extract<MailKindName, 'coach_requests' | 'coach_ratings'>,
  of: 'requests' | 'ratings',
  words: (coaches: ServerMessages['coaches'], count: number) => readonly [subject: string, sentence: string],
) {
  return mailKind({
    name,
    payload: newsPayload,
    write: async (context, { accountId, from, until }) => {
      const { root } = context.database
      const coach = await newsForMail(root, accountId, of, new Date(from), new Date(until))
      if (!coach || coach.unseen === 0 || !(await wants(context, accountId, name))) return null
      return mailTo(coach, `${name.replace('_', '-')}-${accountId}-${until}`, ({ coaches }) => {
        const [subject, sentence] = words(coaches, coach.unseen)
        return {
          subject,
          before: [sentence],
          action: { label: coaches.seeYourDay, url: `${context.env.baseUrl}/coach` },
          unsubscribeLink: unsubscribeUrl(context, accountId, name),
        }
      })
    },
  })
}
