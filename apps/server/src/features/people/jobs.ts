import { randomUUID } from 'node:crypto'
import { INVITATION_MS } from '@shinequo/domain/people/invitation-state'
import { DAY } from '@shinequo/domain/time/zoned-day'
import { messagesOf } from '@shinequo/messages/server'
import * as z from 'zod/mini'
import { job } from '../../plugins/job.ts'
import { newSecretToken } from '../../plugins/secret-token.ts'
import { endDueAccounts, endingQueue } from '../accounts/ending/service.ts'
import { invitation } from '../notifications/emails/invitation.ts'
import { mailKind } from '../notifications/jobs.ts'
import * as bulkActs from './bulk-acts/queries.ts'
import * as invitations from './invitations/queries.ts'

/**
 * Mails the link of an invitation. Each try creates another token and stores its hash, so that the token itself is
 * stored nowhere and only the newest is valid, for seven days from that try. Each try has its own message id, so that a
 * mail server that drops duplicates never drops the newest link. The mail is cancelled if the invitation is no longer
 * pending.
 */
export const invitationMail = mailKind({
  name: 'invitation',
  payload: z.object({ invitationId: z.uuid() }),
  write: async (context, { invitationId }) => {
    const { token, hash } = newSecretToken()
    const expires_at = new Date(context.clock.now() + INVITATION_MS)
    const row = await invitations.giveToken(context.database.root, invitationId, {
      token_hash: hash,
      expires_at,
    })
    if (!row) return null
    const { first_name: firstName, role, inviter, locale } = row
    const invited = { firstName, role, inviter: inviter?.trim() ?? '', days: INVITATION_MS / DAY }
    return {
      accountId: null,
      to: row.email,
      ...invitation(messagesOf(locale), invited, `${context.env.baseUrl}/invitation/${token}`),
      messageId: `invitation-${randomUUID()}`,
    }
  },
})

/** Deletes the accounts that are due, and each night those whose own job was lost. A second run finds nothing more. */
export const endAccounts = job({ ...endingQueue, cron: '0 4 * * *', handle: endDueAccounts })

/** How long the plans and results of acts on many are kept. What was done stays in the audit. */
const ACTS_KEPT_MS = 30 * DAY

/** Deletes old acts on many, with their targets, each night. */
export const removeOldActs = job({
  name: 'bulk-act-removal',
  payload: z.object({}),
  cron: '45 3 * * *',
  handle: async ({ database, clock }) => {
    const before = new Date(clock.now() - ACTS_KEPT_MS)
    await database.transaction((trx) => bulkActs.deleteActsBefore(trx, before))
  },
})
