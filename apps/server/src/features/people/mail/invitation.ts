import { randomUUID } from 'node:crypto'
import { INVITATION_MS } from '@shinequo/domain/people/invitation-state'
import { filledWords, paragraphsOf } from '@shinequo/domain/people/invitation-words'
import { DAY } from '@shinequo/domain/time/zoned-day'
import * as z from 'zod/mini'
import type { Sql } from '../../../plugins/database/tables.ts'
import { newSecretToken } from '../../../plugins/secret-token.ts'
import { mailKind, mailTo } from '../../notifications/mail/mail-kind.ts'
import { nameOfSchool } from '../../schools/lookups/service.ts'
import { giveToken } from '../invitations/queries.ts'

/**
 * Mails the link of an invitation. Each try creates another token and stores its hash, so that the token itself is
 * stored nowhere and only the newest is valid, for seven days from that try. Each try has its own message id, so that a
 * mail server that drops duplicates never drops the newest link. The mail is cancelled if the invitation is no longer
 * pending.
 */
export const invitationMail = mailKind({
  name: 'invitation',
  payload: z.object({ invitationId: z.uuid() }),
  write: async ({ database, env, clock }, { invitationId }) => {
    const { token, hash } = newSecretToken()
    const expires_at = new Date(clock.now() + INVITATION_MS)
    const invited = await giveToken(database.root, invitationId, { token_hash: hash, expires_at })
    if (!invited) return null
    const { first_name, role } = invited
    const inviter = invited.inviter?.trim()
    const school = await schoolOf(database.root, invited.school)
    const recipient = { ...invited, account_id: null }
    return mailTo(recipient, `invitation-${randomUUID()}`, ({ notifications, people }) => ({
      subject: people.INVITATION_SUBJECTS[role],
      ...(first_name === '' && { greeting: notifications.greetingWithoutName }),
      before: paragraphsOf(people.INVITATION_BODIES[role]).map((words) =>
        filledWords(words, { inviter: inviter || people.yourProgramme, school: school || people.yourSchool }),
      ),
      after: [people.linkGoodFor(INVITATION_MS / DAY), people.invitationUnexpected],
      action: { label: people.acceptInvitation, url: `${env.baseUrl}/invitation/${token}` },
    }))
  },
})

/** The name of an invitation's school; '' if it says none. A roster may say one that we do not know. */
async function schoolOf(sql: Sql, said: string): Promise<string> {
  if (said === '' || said === 'other') return ''
  return (await nameOfSchool(sql, said)) ?? said
}
