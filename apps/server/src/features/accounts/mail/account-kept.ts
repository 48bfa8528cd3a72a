import * as z from 'zod/mini'
import { recipientById } from '../../../plugins/database/recipient.ts'
import { mailKind, mailTo } from '../../notifications/mail/mail-kind.ts'
import { signInPage } from './sign-in-page.ts'

/** Tells an account's owner that it will not be deleted after all. `keptId` identifies the decision to keep it. */
export const accountKeptMail = mailKind({
  name: 'account_kept',
  payload: z.object({ accountId: z.uuid(), keptId: z.uuid() }),
  write: async ({ database, env }, { accountId, keptId }) => {
    const owner = await recipientById(database.root, accountId)
    if (!owner) return null
    return mailTo(owner, `account-kept-${keptId}`, ({ accounts }) => ({
      subject: accounts.keptSubject,
      before: [accounts.kept],
      after: [accounts.setPasswordIfNotYou],
      action: { label: accounts.signIn, url: signInPage(env.baseUrl, owner.role) },
    }))
  },
})
