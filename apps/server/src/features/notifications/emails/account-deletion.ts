import type { Role } from '@shinequo/contract/accounts'
import type { ServerMessages } from '@shinequo/messages/server'
import { type Email, renderMail } from './layout.ts'

/** Whose account is deleted; `dueAt` is in milliseconds. */
interface DeletionMail {
  readonly firstName: string
  readonly role: Role
  readonly zone: string
  readonly dueAt: number
  /** The URL where they sign in. */
  readonly signIn: string
}

/** Tells an account's owner that it will be deleted, when, and how to keep it. */
export function accountDeletion(messages: ServerMessages, told: DeletionMail): Email {
  const { accounts, notifications } = messages
  return renderMail(messages, {
    subject: accounts.deletionSubject,
    greeting: notifications.greeting(told.firstName),
    before: [accounts.deletionAsked],
    highlight: [notifications.momentInZone(told.dueAt, told.zone)],
    after: [
      accounts.deletionCanBeStopped,
      ...(told.role === 'admin' ? [] : [accounts.sessionsUntilDeletion]),
      accounts.DELETED_THEN[told.role],
      accounts.deletionNotYours,
    ],
    action: { label: accounts.keepMyAccount, url: told.signIn },
  })
}

/** The last mail before an account is deleted, sent the day before. */
export function lastWord(messages: ServerMessages, told: DeletionMail): Email {
  const { accounts, notifications } = messages
  return renderMail(messages, {
    subject: accounts.lastWordSubject,
    greeting: notifications.greeting(told.firstName),
    before: [accounts.deletionIsNear],
    highlight: [notifications.momentInZone(told.dueAt, told.zone)],
    after: [accounts.signInToKeep, accounts.lastMail],
    action: { label: accounts.keepMyAccount, url: told.signIn },
  })
}

/** Tells an account's owner that it will not be deleted after all. */
export function accountKept(messages: ServerMessages, firstName: string, signIn: string): Email {
  const { accounts, notifications } = messages
  return renderMail(messages, {
    subject: accounts.keptSubject,
    greeting: notifications.greeting(firstName),
    before: [accounts.kept],
    highlight: [],
    after: [accounts.setPasswordIfNotYou],
    action: { label: accounts.signIn, url: signIn },
  })
}
