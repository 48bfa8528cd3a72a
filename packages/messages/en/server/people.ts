/** Invitations, mail about people who have left, and what is answered to administrators. */
import type { Role } from '@shinequo/contract/accounts'
import { number, plural } from '../locale.ts'

// Invitations.
export const INVITATION_SUBJECTS = {
  student: 'You are invited to ShineQuo',
  coach: 'You are invited to coach with ShineQuo',
  admin: 'You are invited to run ShineQuo',
} satisfies Record<Role, string>
export const invited = (inviter: string, role: Role) =>
  ({
    student: `${inviter} invites you to join ShineQuo for coaching with people who listen.`,
    coach: `${inviter} invites you to join ShineQuo as a coach.`,
    admin: `${inviter} invites you to join ShineQuo as an administrator.`,
  })[role]
/** Where nobody can be named: 'Your programme invites you ...'. */
export const yourProgramme = 'Your programme'
export const linkGoodFor = (days: number) =>
  `The link is good for ${number(days)} days and for one use. Choose a password there, and you are in.`
export const invitationUnexpected =
  'You did not expect this? Then nothing happens, and you can delete this mail.'
export const acceptInvitation = 'Accept the invitation'

// Somebody has left. Their name is deleted too, so no mail names them.
export const coachLeftSubject = 'A coach of yours has left'
export const coachLeft = 'A coach of yours has left ShineQuo. It says nothing about you.'
export const areCancelled = (sessions: number) =>
  plural(sessions, { one: 'This session is cancelled:', other: 'These sessions are cancelled:' })
export const bookAnotherSoon =
  'If you would like to talk to somebody soon, book a session with another coach.'
export const fellAwaySubject = (time: string) => `A session of yours is cancelled: ${time}`
export const fellAway = (left: 'student' | 'coach') =>
  ({
    student: 'A student of yours has left ShineQuo. This session does not take place:',
    coach: 'A coach of yours has left ShineQuo. This session does not take place:',
  })[left]
export const studentLeftSubject = 'A student of yours has left'
export const studentLeft = 'A student of yours has left ShineQuo and had the account deleted.'
export const timeIsOpenAgain = 'That time is open to your other students again.'
export const placeIsFreeAgain = 'Your place for a student is free again.'
export const notesAreDeleted = 'Your notes about this student are deleted too.'

// Answers.
export const alreadyInvited = 'This person has been invited already. You can send the invitation again.'
export const suspended = 'This account is paused and signed out everywhere.'
export const resumed = 'This account may sign in again.'
export const signedOutEverywhere = 'This account is signed out everywhere.'
export const addressChanged = 'The address is changed. Both mailboxes are told.'
