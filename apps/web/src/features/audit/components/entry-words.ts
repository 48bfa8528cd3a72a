import type { ActorRole, AuditEntry } from '@shinequo/contract/audit'

const ACTORS: Readonly<Record<ActorRole, string>> = {
  student: 'Student',
  coach: 'Coach',
  admin: 'Administrator',
  system: 'ShineQuo',
}

/** Actions whose own words would not say enough. */
const WORDS: Readonly<Record<string, string>> = {
  'account.sign_in_refused': 'Sign-in refused',
  'account.token_reused': 'Sign-in ended, since its key came twice',
  'administrator.joined': 'Became an administrator',
  'list.opened': 'List of people opened',
}

/** 'Account signed out' of 'account.signed_out'. */
export function actionText(action: string): string {
  const known = WORDS[action]
  if (known) return known
  const words = action.replaceAll(/[._]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What was done as the student reads it whose record it is. */
const TO_THE_STUDENT: Readonly<Record<string, string>> = {
  'student.viewed': 'Opened your record',
  'booking.marked_no_show': 'Noted that your session did not take place',
  'booking.unmarked_no_show': 'Took back that your session did not take place',
  'student.school_confirmed': 'Confirmed your school',
  'student.school_taken_back': 'Took back that your school is confirmed',
  'account.suspended': 'Paused your account',
  'account.resumed': 'Ended the pause of your account',
  'account.signed_out': 'Signed you out everywhere',
  'account.address_changed': 'Changed the email address of your account',
  'data.exported': 'Had a file with your data made for you',
  'data.downloaded': 'Downloaded the file with your data',
  'account.deletion_asked': 'Asked for your account to be deleted',
  'account.deletion_cancelled': 'Kept your account',
  'match.accepted': 'Accepted a match of yours',
  'match.declined': 'Declined a match of yours',
  'match.paired': 'Matched you with a coach',
  'match.ended': 'Ended a match of yours',
  'match.expired': 'Asked another coach for you',
  'matching.held': 'Took over choosing coaches for you',
  'matching.released': 'Left choosing coaches for you to the matching again',
  'care.request_read': 'Read what you asked staff to read',
  'care.request_answered': 'Noted that staff got in touch with you',
  'care.request_reopened': 'Noted that staff have yet to get in touch with you',
  'story.author_opened': 'Looked up who wrote a story of yours on the wall',
}

export function ownActionText(action: string): string {
  return TO_THE_STUDENT[action] ?? actionText(action)
}

/** Who acted, 'Rosa Ortiz, administrator'; of somebody who is gone, the role alone. */
export function actorText({ role, name }: { readonly role: ActorRole; readonly name: string }): string {
  if (name !== '') return `${name}, ${ACTORS[role].toLowerCase()}`
  return role === 'system' ? ACTORS.system : `${ACTORS[role]} who is gone`
}

/** What it was done to: a person by name, a thing by what it is; '' of its id says that it led to somebody who is gone. */
export function subjectText({ type, id, name }: AuditEntry['subject']): string {
  if (name !== '') return name
  if (id === '') return 'somebody who is gone'
  return type === 'list' ? id : `${type} ${id}`
}
