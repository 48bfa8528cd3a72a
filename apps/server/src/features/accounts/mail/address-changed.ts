import * as z from 'zod/mini'
import { mailKind, mailTo } from '../../notifications/mail/mail-kind.ts'
import { formerAddress } from './queries.ts'

/**
 * Notifies the former mailbox of an account that the account uses another one now. Somebody else may read that mailbox
 * by now, so the mail does not name the new address.
 */
export const addressChangedMail = mailKind({
  name: 'address_changed',
  payload: z.object({
    accountId: z.uuid(),
    formerId: z.uuid(),
    /** Changed by the owner, not by the programme. */
    byOwner: z._default(z.boolean(), false),
  }),
  write: async ({ database }, { formerId, byOwner }) => {
    const former = await formerAddress(database.root, formerId)
    if (!former) return null
    return mailTo(former, `address-changed-${formerId}`, ({ accounts }) => ({
      subject: accounts.addressChangedSubject,
      before: [byOwner ? accounts.youChangedAddress : accounts.addressChanged],
      after: byOwner
        ? [accounts.addressChangeNotAskedFor]
        : [accounts.addressChangeAskedFor, accounts.addressChangeNotAskedFor],
    }))
  },
})
