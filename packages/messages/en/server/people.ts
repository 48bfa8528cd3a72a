/** Invitations, mail about people who have left, and what the server replies to administrators. */

import type { Role } from '@shinequo/contract/accounts'
import type { PersonRules, RoleKept } from '@shinequo/contract/people'
import type { FieldSentences } from '@shinequo/contract/rules'
import { number, plural } from '../locale.ts'
import * as forms from '../web/people.ts'
import { fieldErrors as viewErrors } from '../web/people-views.ts'

// Invitations.
export const INVITATION_SUBJECTS = {
  student: 'You are invited to ShineQuo',
  coach: 'You are invited to coach with ShineQuo',
  admin: 'You are invited to help run ShineQuo',
} satisfies Record<Role, string>
/** What an invitation says by default, in paragraphs. '{inviter}' and '{school}' stand for names. */
export const INVITATION_BODIES = {
  student: `{inviter} invites you to join ShineQuo: coaching for students of {school}, one to one and online, with people who listen.

It's free for you. Your programme pays, and nobody will ask you for a card.

It's private. You talk with your coach alone, and nothing is recorded. Only if a coach worries about somebody's safety do they tell the programme's staff.

A session usually takes 30 minutes, at a time that you choose.

What happens next: you choose a password, answer a few questions about yourself and find a coach. Then you book your first session.`,
  coach: `{inviter} invites you to join ShineQuo as a coach.

You talk with students of your programme one to one and online, usually for 30 minutes, at hours that you set. For them it's free and private.

What happens next: you choose a password, write your page and set your hours. Once your programme has approved your page, students can book you.`,
  admin: '{inviter} invites you to join ShineQuo as an administrator.',
} satisfies Record<Role, string>
/** Stands for the name of a school that an invitation does not say: 'students of your school'. */
export const yourSchool = 'your school'
/** Used if the mail cannot name the person who invites: 'Your programme invites you ...'. */
export const yourProgramme = 'Your programme'
export const linkGoodFor = (days: number) =>
  plural(days, {
    one: "The link works once, for # day. Choose a password there and you're in.",
    other: "The link works once, for # days. Choose a password there and you're in.",
  })
export const invitationUnexpected =
  "If you didn't expect this, you can delete this email, and nothing will happen."
export const acceptInvitation = 'Accept the invitation'

// Somebody has left. Their name is deleted too, so no mail names them.
export const coachLeftSubject = 'One of your coaches has left'
export const coachLeft = "One of your coaches has left ShineQuo. It's no reflection on you."
export const areCancelled = (sessions: number) =>
  plural(sessions, { one: 'This session is cancelled:', other: 'These sessions are cancelled:' })
export const bookAnotherSoon = "If you'd like to talk to someone soon, book a session with another coach."
export const fellAwaySubject = (time: string) => `One of your sessions is cancelled: ${time}`
export const fellAway = (left: 'student' | 'coach') =>
  ({
    student: "One of your students has left ShineQuo. This session won't take place:",
    coach: "One of your coaches has left ShineQuo. This session won't take place:",
  })[left]
export const studentLeftSubject = 'One of your students has left'
export const studentLeft = 'One of your students has left ShineQuo, and their account has been deleted.'
export const timeIsOpenAgain = 'That time is open to your other students again.'
export const placeIsFreeAgain = 'You have room for another student again.'
export const notesAreDeleted = 'Your notes about this student are deleted too.'

// What the server replies to requests.
export const alreadyInvited = 'This person has already been invited. You can send the invitation again.'
export const suspended = 'This account is paused and signed out everywhere.'
export const resumed = 'This person can sign in again.'
export const signedOutEverywhere = 'This account is signed out everywhere.'
export const addressRequested = 'The new mailbox has to confirm the address first. We have sent it a link.'
export const addressLinkSentAgain = 'The link is on its way again. The earlier one no longer works.'
export const addressWithdrawn = 'The new address was withdrawn. The present one stays.'
export const edited = 'The changes are saved, and the person is told by email.'
export const resetSent = 'A code for a new password is on its way to this person.'
/** Why a person cannot have another role. */
const ROLE_KEPT = {
  sessions:
    'This person has had sessions or has booked some. Invite them again with another address for another role.',
  matches: 'This person has been matched. Invite them again with another address for another role.',
  answers:
    'This student has begun, and may have sent answers, a story or a request for contact. Invite them again with another address for another role.',
  last_administrator: 'Nobody else could run the programme. Invite another administrator first.',
} satisfies Record<RoleKept, string>

/** Errors at fields, those of the forms too. */
export const fieldErrors = {
  ...forms.fieldErrors,
  ...viewErrors,
  invitation_required: 'The invitation is required',
  already_invited: alreadyInvited,
  nobody_chosen: 'Please choose at least one',
  nothing_changed: 'Nothing would change',
  role_kept: ({ why }) => ROLE_KEPT[why],
  too_many_chosen: ({ max }) => `Please choose at most ${number(max)}`,
} satisfies FieldSentences<keyof PersonRules>
