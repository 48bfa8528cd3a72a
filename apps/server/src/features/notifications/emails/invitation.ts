import type { Role } from '@shinequo/contract/accounts'
import type { ServerMessages } from '@shinequo/messages/server'
import { type Email, renderMail } from './layout.ts'

/** The recipient of an invitation; the name may be ''. */
export interface Invited {
  readonly firstName: string
  readonly role: Role
  /** The administrator's full name; '' if unknown. */
  readonly inviter: string
  /** How many days the link is valid. */
  readonly days: number
}

/** Invites somebody. The link contains the token, which is stored nowhere else. */
export function invitation(messages: ServerMessages, invited: Invited, url: string): Email {
  const { notifications, people } = messages
  const { firstName, role, inviter, days } = invited
  return renderMail(messages, {
    subject: people.INVITATION_SUBJECTS[role],
    greeting: firstName ? notifications.greeting(firstName) : notifications.greetingWithoutName,
    before: [people.invited(inviter || people.yourProgramme, role)],
    highlight: [],
    after: [people.linkGoodFor(days), people.invitationUnexpected],
    action: { label: people.acceptInvitation, url },
  })
}
