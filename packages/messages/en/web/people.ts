/** People of the programme, and how they are invited. */
import type { Role } from '@shinequo/contract/accounts'
import type { ErrorCode } from '@shinequo/contract/errors'

// What the link of an invitation leads to

type Refusal = Extract<ErrorCode, `invitation_${string}`>

export const yourInvitation = 'Your invitation'
export const invitationDidNotLoad = 'Your invitation did not load'
/** The links have the names `signInAsAStudent` and `asACoach`. */
export const haveAnAccount = <T>(student: T, coach: T) => ['You have an account? ', student, ' or ', coach]
export const signInAsAStudent = 'Sign in as a student'
export const asACoach = 'as a coach'
export const INVITATION_TITLES = {
  invitation_used: 'This invitation has been used',
  invitation_expired: 'This invitation has run out',
  invitation_revoked: 'This invitation was taken back',
  invitation_unknown: 'This invitation link isn’t valid',
} satisfies Record<Refusal, string>
export const INVITATION_WAYS_OUT = {
  invitation_used: 'You already have an account: sign in with the password that you chose.',
  invitation_expired: 'An invitation is good for 7 days. Ask your programme to send it again.',
  invitation_revoked: 'Your programme no longer needs it. Was that a mistake? Write to them.',
  invitation_unknown:
    'It may be cut short, or a newer mail has taken its place. Open the link in the newest mail, or ask your programme.',
} satisfies Record<Refusal, string>
export const welcome = 'Welcome!'
export const welcomeBy = (firstName: string) => `Welcome, ${firstName}!`
const AS = {
  student: 'as a student',
  coach: 'as a coach',
  admin: 'as an administrator',
} satisfies Record<Role, string>
export const youJoin = <T>(role: Role, email: T) => [
  `You join ShineQuo ${AS[role]} with `,
  email,
  '. Choose a password, and you are in.',
]
export const join = 'Join ShineQuo'
export const joining = 'Joining...'
