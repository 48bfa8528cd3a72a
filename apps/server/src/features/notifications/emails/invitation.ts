import { type Email, writeLetter } from './letter.ts'

/** Whom an invitation addresses; the name may be ''. */
export interface Invited {
  readonly email: string
  readonly firstName: string
  readonly role: 'student' | 'coach'
  /** The administrator's full name; '' when nobody can be named. */
  readonly inviter: string
  /** How many days the link is good. */
  readonly days: number
}

/** Asks somebody in. The link holds the token, which is nowhere else. */
export function invitation({ firstName, role, inviter, days }: Invited, url: string): Email {
  const who = inviter || 'Your programme'
  const what = role === 'coach' ? 'as a coach' : 'for coaching with people who listen'
  return writeLetter({
    subject: role === 'coach' ? 'You are invited to coach with ShineQuo' : 'You are invited to ShineQuo',
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
