import type { AuditEntry } from '@shinequo/contract/audit'
import { momentText } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/audit'
import { schoolText } from '../../lib/school-text.ts'

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
export function actorText({ role, name }: Pick<AuditEntry['actor'], 'role' | 'name'>): string {
  return name === '' ? messages.NAMELESS_ACTORS[role] : messages.actor(name, role)
}

type Subject = AuditEntry['subject']

/** Where the record of something is, to make its name a link. */
export type ShowName<T> = (name: string, path: string) => T

/**
 * The subject in words: a person by name, another thing by whom it is about and when, and only its kind if nothing is
 * known or may be read. Never an id. Names with a record are passed to `show`. An empty id means that it identified a
 * deleted person.
 */
export function subjectParts<T>(subject: Subject, zone: string, show: ShowName<T>): (string | T)[] {
  const { type, id, name, about, hidden } = subject
  const student = about?.student
    ? show(about.student.name, `/admin/students/${about.student.account_id}`)
    : messages.goneSubject
  const coach = about?.coach
    ? show(about.coach.name, `/admin/coaches/${about.coach.id}`)
    : messages.goneSubject
  if (name !== '') return [about?.student ? student : about?.coach ? coach : name]
  if (hidden) return [messages.SUBJECTS[type] ?? messages.goneSubject]
  if (id === '') return [messages.goneSubject]
  const title = about?.title ?? ''
  switch (type) {
    case 'list':
      return [messages.LISTS[id] ?? id]
    case 'programme':
      if (messages.PROGRAMME_PARTS[id]) return [messages.PROGRAMME_PARTS[id]]
      break
    case 'bulk_act':
      return [show(messages.SUBJECTS[type] ?? '', `/admin/people/acts/${id}`)]
    case 'booking':
      if (about?.starts_at) {
        return messages.sessionOf<string | T>(student, coach, momentText(Date.parse(about.starts_at), zone))
      }
      break
    case 'match':
      if (about) return messages.matchOf<string | T>(student, coach)
      break
    case 'note':
      if (about) return messages.noteAbout<string | T>(student, coach)
      break
    case 'care_request':
      if (about) return messages.careRequestOf<string | T>(student)
      break
    case 'post':
      if (about)
        return messages.postTitled<string | T>(show(title, `/admin/schools/${about.school}/posts/${id}`))
      break
    case 'roster':
      if (about) return messages.rosterNamed<string | T>(show(title, `/admin/people/import/${id}`))
      break
    case 'school':
      return messages.schoolNamed<string | T>(schoolText(title || id))
  }
  return [messages.SUBJECTS[type] ?? type.replaceAll('_', ' ')]
}

/** The subject as text, for accessible names. */
export function subjectText(subject: Subject, zone: string): string {
  return subjectParts(subject, zone, (name) => name).join('')
}
