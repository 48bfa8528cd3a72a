import { INVITATION_MS } from '@shinequo/domain/people/invitation-state'
import * as z from 'zod/mini'
import { job } from '../../plugins/jobs.ts'
import { newSecretToken } from '../../plugins/secret-token.ts'
import { mailInvitation } from '../notifications/service.ts'
import * as queries from './queries.ts'

/**
 * Makes the token of an invitation, keeps its hash and mails its link, so that the token itself is stored nowhere. A
 * run that is repeated makes another token, and only the newest is good. One that is no longer pending sends nothing.
 */
export const invitationMail = job({
  name: 'people-invitation',
  payload: z.object({ invitationId: z.uuid() }),
  handle: async (context, { invitationId }) => {
    const { token, hash } = newSecretToken()
    const kept = await context.database.transaction((trx) => queries.setToken(trx, invitationId, hash))
    if (!kept) return
    const row = await queries.invitationById(context.database.root, invitationId)
    if (!row) return
    await mailInvitation(
      context,
      {
        email: row.email,
        firstName: row.first_name,
        role: row.role,
        inviter: [row.inviter_first, row.inviter_last].filter(Boolean).join(' '),
        days: INVITATION_MS / 86_400_000,
      },
      token,
    )
  },
})
