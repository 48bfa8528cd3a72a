import { randomUUID } from 'node:crypto'
import { INVITATION_MS } from '@shinequo/domain/people/invitation-state'
import { messagesOf } from '@shinequo/messages/server'
import * as z from 'zod/mini'
import type { Sql } from '../../../plugins/database/tables.ts'
import { newSecretToken } from '../../../plugins/secret-token.ts'
import { mailKind, mailTo } from '../../notifications/mail/mail-kind.ts'
import { nameOfSchool } from '../../schools/lookups/service.ts'
import { giveToken } from '../invitations/queries.ts'
import { invitationLetter, saidTo } from '../words/service.ts'

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
    const school = await schoolOf(database.root, invited.school)
    const recipient = { ...invited, account_id: null }
    const said = await saidTo(database.root, role, messagesOf(invited.locale))
    return mailTo(recipient, `invitation-${randomUUID()}`, (messages) => ({
      ...invitationLetter(messages, said, { inviter: invited.inviter ?? '', school }),
      ...(first_name === '' && { greeting: messages.notifications.greetingWithoutName }),
      action: { label: messages.people.acceptInvitation, url: `${env.baseUrl}/invitation/${token}` },
    }))
  },
})

/** The name of an invitation's school; '' if it says none. A roster may say one that we do not know. */
async function schoolOf(sql: Sql, said: string): Promise<string> {
  if (said === '' || said === 'other') return ''
  return (await nameOfSchool(sql, said)) ?? said
}
