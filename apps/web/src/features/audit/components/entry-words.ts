import type { AuditEntry } from '@shinequo/contract/audit'
import * as messages from '@shinequo/messages/web/audit'

/** What was done in words; an action that has none reads as its code does, 'Note pinned' of 'note.pinned'. */
export function actionText(action: string): string {
  const known = messages.ACTIONS[action]
  if (known) return known
  const words = action.replaceAll(/[._]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What was done as the student reads it whose record it is. */
export function ownActionText(action: string): string {
  return messages.ACTIONS_TO_THE_STUDENT[action] ?? actionText(action)
}

/** Who acted, 'Rosa Ortiz, administrator'; of somebody who is gone, the role alone. */
export function actorText({ role, name }: AuditEntry['actor']): string {
  return name === '' ? messages.NAMELESS_ACTORS[role] : messages.actor(name, role)
}

/** What it was done to: a person by name, a thing by what it is; '' of its id says that it led to somebody who is gone. */
export function subjectText({ type, id, name }: AuditEntry['subject']): string {
  if (name !== '') return name
  if (id === '') return messages.goneSubject
  return type === 'list' ? (messages.LISTS[id] ?? id) : messages.subject(type, id)
}
