import * as z from 'zod/mini'
import { recipientById } from '../../../plugins/database/recipient.ts'
import { mailKind, mailTo } from '../../notifications/mail/mail-kind.ts'
import { signInPage } from './sign-in-page.ts'

/**
 * Tells a person that an administrator has changed the name or the role of their account. `editId` distinguishes one
 * change from the next.
 */
export const accountEditedMail = mailKind({
  name: 'account_edited',
  payload: z.object({ accountId: z.uuid(), editId: z.uuid(), name: z.boolean(), role: z.boolean() }),
  write: async ({ database, env }, { accountId, editId, ...changed }) => {
    const owner = await recipientById(database.root, accountId)
    if (!owner) return null
    return mailTo(owner, `account-edited-${editId}`, ({ accounts }) => ({
      subject: accounts.editedSubject,
      before: [
        ...(changed.name ? [accounts.nameEdited] : []),
        ...(changed.role ? [accounts.roleEdited(owner.role)] : []),
      ],
      after: [accounts.editUnexpected],
      action: { label: accounts.signInAgain, url: signInPage(env.baseUrl, owner.role) },
    }))
  },
})
