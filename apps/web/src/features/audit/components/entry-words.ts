import type { AuditEntry } from '@shinequo/contract/audit'
import * as messages from '@shinequo/messages/web/audit'

/** An action in words. An unknown action is derived from its code: 'Note pinned' from 'note.pinned'. */
export function actionText(action: string): string {
  const known = messages.ACTIONS[action]
  if (known) return known
  const words = action.replaceAll(/[._]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** An action in words for the student whose record it is about. */
export function ownActionText(action: string): string {
  return messages.ACTIONS_TO_THE_STUDENT[action] ?? actionText(action)
}

/** The actor, such as 'Rosa Ortiz, administrator'; only the role if the account is deleted. */
export function actorText({ role, name }: AuditEntry['actor']): string {
  return name === '' ? messages.NAMELESS_ACTORS[role] : messages.actor(name, role)
}

/** The subject: a person by name, a thing by its kind. An empty id means that it identified a deleted person. */
export function subjectText({ type, id, name }: AuditEntry['subject']): string {
  if (name !== '') return name
  if (id === '') return messages.goneSubject
  return type === 'list' ? (messages.LISTS[id] ?? id) : messages.subject(type, id)
}
