import type { Role } from '@shinequo/contract/accounts'
import type { ServerMessages } from '@shinequo/messages/server'
import { type Email, renderMail } from './layout.ts'

export interface AccountEdit {
  readonly firstName: string
  readonly role: Role
  readonly changed: { readonly name: boolean; readonly role: boolean }
  /** The sign-in page of the role. */
  readonly signIn: string
}

/** Tells a person that their programme has changed their name or their role. */
export function accountEdited(
  messages: ServerMessages,
  { firstName, role, changed, signIn }: AccountEdit,
): Email {
  const { accounts, notifications } = messages
  return renderMail(messages, {
    subject: accounts.editedSubject,
    greeting: notifications.greeting(firstName),
    before: [
      ...(changed.name ? [accounts.nameEdited] : []),
      ...(changed.role ? [accounts.roleEdited(role)] : []),
    ],
    highlight: [],
    after: [accounts.editUnexpected],
    action: { label: accounts.signInAgain, url: signIn },
  })
}
