import type { Role } from '@shinequo/contract/accounts'
import type { ServerMessages } from '@shinequo/messages/server'
import { type Email, renderMail } from './layout.ts'

/** Whom an invitation addresses; the name may be ''. */
export interface Invited {
  readonly firstName: string
  readonly role: Role
  /** The administrator's full name; '' when nobody can be named. */
  readonly inviter: string
  /** How many days the link is good. */
  readonly days: number
}

/** Asks somebody in. The link holds the token, which is nowhere else. */
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
