import type { ActorRole } from '@shinequo/contract/audit'

const ACTORS: Readonly<Record<ActorRole, string>> = {
  student: 'Student',
  coach: 'Coach',
  admin: 'Administrator',
  system: 'ShineQuo',
}

/** 'Account signed out' of 'account.signed_out'. */
export function actionText(action: string): string {
  const words = action.replaceAll(/[._]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What was done as the student reads it whose record it is. */
const TO_THE_STUDENT: Readonly<Record<string, string>> = {
  'student.viewed': 'Opened your record',
  'booking.marked_no_show': 'Noted that your session did not take place',
  'booking.unmarked_no_show': 'Took back that your session did not take place',
  'account.suspended': 'Paused your account',
  'account.resumed': 'Ended the pause of your account',
  'account.signed_out': 'Signed you out everywhere',
  'match.accepted': 'Accepted a match of yours',
  'match.declined': 'Declined a match of yours',
  'match.paired': 'Matched you with a coach',
  'match.ended': 'Ended a match of yours',
  'story.author_opened': 'Looked up who wrote a story of yours on the wall',
}

export function ownActionText(action: string): string {
  return TO_THE_STUDENT[action] ?? actionText(action)
}

/** Who acted, 'Rosa Ortiz, administrator'; without a name, when the account is gone, the role alone. */
export function actorText({ role, name }: { readonly role: ActorRole; readonly name: string }): string {
  return name === '' ? ACTORS[role] : `${name}, ${ACTORS[role].toLowerCase()}`
}
