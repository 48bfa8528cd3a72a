import type { Role } from '@shinequo/contract/accounts'
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

const WORDS = {
  student: { subject: 'You are invited to ShineQuo', what: 'for coaching with people who listen' },
  coach: { subject: 'You are invited to coach with ShineQuo', what: 'as a coach' },
  admin: { subject: 'You are invited to run ShineQuo', what: 'as an administrator' },
} as const

/** Asks somebody in. The link holds the token, which is nowhere else. */
export function invitation({ firstName, role, inviter, days }: Invited, url: string): Email {
  const who = inviter || 'Your programme'
  const { subject, what } = WORDS[role]
  return renderMail({
    subject,
    greeting: firstName ? `Hi ${firstName},` : 'Hi,',
    before: [`${who} invites you to join ShineQuo ${what}.`],
    highlight: [],
    after: [
      `The link is good for ${days} days and for one use. Choose a password there, and you are in.`,
      'You did not expect this? Then nothing happens, and you can delete this mail.',
    ],
    action: { label: 'Accept the invitation', url },
  })
}
