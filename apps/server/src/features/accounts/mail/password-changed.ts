import * as z from 'zod/mini'
import { recipientById } from '../../../plugins/database/recipient.ts'
import { mailKind, mailTo } from '../../notifications/mail/mail-kind.ts'

/** Tells an account's owner that its password was changed. `changeId` distinguishes one change from the next. */
export const passwordChangedMail = mailKind({
  name: 'password_changed',
  payload: z.object({ accountId: z.uuid(), changeId: z.uuid() }),
  write: async ({ database, env }, { accountId, changeId }) => {
    const owner = await recipientById(database.root, accountId)
    if (!owner) return null
    return mailTo(owner, `password-changed-${changeId}`, ({ accounts }) => ({
      subject: accounts.passwordChangedSubject,
      before: [accounts.passwordChangedMail],
      after: [accounts.nothingToDoIfYou, accounts.setAnotherIfNotYou],
      action: { label: accounts.setAnotherPassword, url: `${env.baseUrl}/forget-password` },
    }))
  },
})
