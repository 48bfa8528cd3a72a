import * as z from 'zod/mini'
import { recipientById } from '../../../plugins/database/recipient.ts'
import { mailKind, mailTo } from '../../notifications/mail/mail-kind.ts'

/**
 * Tells the owner of an address that somebody tried to sign up with it. The page itself must not reveal that the
 * account exists. `attemptId` identifies the attempt.
 */
export const accountExistsMail = mailKind({
  name: 'account_exists',
  isAwaited: true,
  payload: z.object({ accountId: z.uuid(), attemptId: z.uuid() }),
  write: async ({ database, env }, { accountId, attemptId }) => {
    const owner = await recipientById(database.root, accountId)
    if (!owner) return null
    return mailTo(owner, `account-exists-${attemptId}`, ({ accounts }) => ({
      subject: accounts.accountExistsSubject,
      before: [accounts.accountExists],
      after: [accounts.signInAsAlways(`${env.baseUrl}/forget-password`), accounts.accountExistsNotYou],
      action: { label: accounts.signIn, url: `${env.baseUrl}/login` },
    }))
  },
})
