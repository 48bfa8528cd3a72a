import type { Role } from '@shinequo/contract/accounts'
import type { ServerMessages } from '@shinequo/messages/server'
import * as z from 'zod/mini'
import { recipientById } from '../../../plugins/database/recipient.ts'
import { mailKind, mailTo } from '../../notifications/mail/mail-kind.ts'
import { signInPage } from './sign-in-page.ts'

/**
 * Tells an account's owner that it will be deleted, when, and how to keep it: when the deletion is requested, and the
 * day before it, as the last mail. Not sent if the account is kept by then.
 */
export const accountDeletionMail = mailKind({
  name: 'account_deletion',
  payload: z.object({ accountId: z.uuid(), dueAt: z.number(), stage: z.enum(['asked', 'tomorrow']) }),
  write: async ({ database, env }, { accountId, dueAt, stage }) => {
    const owner = await recipientById(database.root, accountId)
    if (owner?.deletion_due_at?.getTime() !== dueAt) return null
    return mailTo(owner, `account-deletion-${stage}-${accountId}-${dueAt}`, (messages) => ({
      ...(stage === 'asked' ? whenAsked(messages, owner.role) : lastWord(messages)),
      highlight: [messages.notifications.momentInZone(dueAt, owner.time_zone ?? 'UTC')],
      action: { label: messages.accounts.keepMyAccount, url: signInPage(env.baseUrl, owner.role) },
    }))
  },
})

/** What somebody of this role reads who asked for the deletion. */
export function whenAsked({ accounts }: ServerMessages, role: Role) {
  return {
    subject: accounts.deletionSubject,
    before: [accounts.deletionAsked],
    after: [
      accounts.deletionCanBeStopped,
      ...(role === 'admin' ? [] : [accounts.sessionsUntilDeletion]),
      accounts.DELETED_THEN[role],
      accounts.deletionNotYours,
    ],
  }
}

const lastWord = ({ accounts }: ServerMessages) => ({
  subject: accounts.lastWordSubject,
  before: [accounts.deletionIsNear],
  after: [accounts.signInToKeep, accounts.lastMail],
})
