import { randomUUID } from 'node:crypto'
import { INVITATION_MS } from '@shinequo/domain/people/invitation-state'
import { DAY } from '@shinequo/domain/time/zoned-day'
import * as z from 'zod/mini'
import { newSecretToken } from '../../../plugins/secret-token.ts'
import { mailKind, mailTo } from '../../notifications/mail/mail-kind.ts'
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
    const recipient = { ...invited, account_id: null }
    return mailTo(recipient, `invitation-${randomUUID()}`, ({ notifications, people }) => ({
      subject: people.INVITATION_SUBJECTS[role],
      ...(first_name === '' && { greeting: notifications.greetingWithoutName }),
      before: [people.invited(inviter || people.yourProgramme, role)],
      after: [people.linkGoodFor(INVITATION_MS / DAY), people.invitationUnexpected],
      action: { label: people.acceptInvitation, url: `${env.baseUrl}/invitation/${token}` },
    }))
  },
})
