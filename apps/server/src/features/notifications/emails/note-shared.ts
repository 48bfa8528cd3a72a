import type { ServerMessages } from '@shinequo/messages/server'
import type { SharedNoteForMail } from '../match-mail/queries.ts'
import { type Email, renderMail } from './layout.ts'

/** Time zone of students whose browser never sent one. */
const NO_ZONE = 'UTC'

/** Tells a student that a coach shared a note, about which session if any, and where to read it. */
export function noteShared(
  messages: ServerMessages,
  note: SharedNoteForMail,
  baseUrl: string,
  unsubscribeLink: string,
): Email {
  const { notifications } = messages
  const { first_name, coach_first, coach_last, coach_id, booking_id, starts_at, time_zone } = note
  const page = booking_id === null ? `selectcoach/${coach_id}` : `sessions/${booking_id}`
  return renderMail(messages, {
    subject: notifications.noteSharedSubject(`${coach_first} ${coach_last}`),
    greeting: notifications.greeting(first_name),
    before: [
      starts_at === null
        ? notifications.noteShared(coach_first)
        : notifications.noteSharedAbout(coach_first, starts_at.getTime(), time_zone ?? NO_ZONE),
    ],
    highlight: [],
    after: [notifications.noteIsNotInMail],
    action: { label: notifications.readTheNote, url: `${baseUrl}/home/${page}` },
    unsubscribeLink,
  })
}
