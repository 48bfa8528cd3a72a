import * as z from 'zod/mini'
import { recipientById } from '../../../plugins/database/recipient.ts'
import { mailKind, mailTo } from '../../notifications/mail/mail-kind.ts'

/**
 * Tells a person that an administrator has paused their account, and what that means, even if the pause is over by now.
 * `pauseId` distinguishes one pause from the next.
 */
export const accountPausedMail = mailKind({
  name: 'account_paused',
  payload: z.object({ accountId: z.uuid(), pauseId: z.uuid() }),
  write: async ({ database }, { accountId, pauseId }) => {
    const owner = await recipientById(database.root, accountId)
    if (!owner) return null
    return mailTo(owner, `account-paused-${pauseId}`, ({ accounts }) => ({
      subject: accounts.pausedSubject,
      before: [accounts.paused],
      after: [accounts.staffMayHaveFileMade, accounts.editUnexpected],
    }))
  },
})
