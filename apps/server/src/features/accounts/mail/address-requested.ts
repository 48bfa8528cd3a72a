import * as z from 'zod/mini'
import { mailKind, mailTo } from '../../notifications/mail/mail-kind.ts'
import { ownerOfRequest } from './queries.ts'

/**
 * Notifies the present mailbox of an account that another address was requested. Somebody else may read that mailbox by
 * now, so the mail does not name the new address.
 */
export const addressRequestedMail = mailKind({
  name: 'address_requested',
  payload: z.object({ accountId: z.uuid(), requestId: z.uuid() }),
  write: async ({ database }, { requestId }) => {
    const owner = await ownerOfRequest(database.root, requestId)
    if (!owner) return null
    return mailTo(owner, `address-requested-${requestId}`, ({ accounts }) => ({
      subject: accounts.addressRequestedSubject,
      before: [accounts.addressRequested],
      after: [accounts.addressChangeAskedFor, accounts.addressRequestNotAskedFor],
    }))
  },
})
