import * as z from 'zod/mini'
import { unsubscribeUrl, wants } from '../../notifications/choices/service.ts'
import { mailKind, mailTo } from '../../notifications/mail/mail-kind.ts'
import { sharedNoteForMail } from './queries.ts'

/** A note shared by mistake is taken back by then, and one that was seen needs no mail. */
const SETTLES_MS = 5 * 60_000

/**
 * Tells a student that a coach shared a note, about which session if any, and where to read it, without its text. Not
 * sent if the student has seen it by then, if it is no longer shared or was shared again, or if the student has turned
 * this mail off.
 */
export const noteSharedMail = mailKind({
  name: 'note_shared',
  waitMs: SETTLES_MS,
  payload: z.object({ noteId: z.uuid(), sharedAt: z.number() }),
  write: async (context, { noteId, sharedAt }) => {
    const note = await sharedNoteForMail(context.database.root, noteId)
    if (!note || note.seen_at !== null || note.shared_at.getTime() !== sharedAt) return null
    if (!(await wants(context, note.account_id, 'note_shared'))) return null
    const { coach_first, coach_last, coach_id, booking_id, starts_at, time_zone } = note
    const page = booking_id === null ? `selectcoach/${coach_id}` : `sessions/${booking_id}`
    return mailTo(note, `note-shared-${noteId}-${sharedAt}`, ({ notifications }) => ({
      subject: notifications.noteSharedSubject(`${coach_first} ${coach_last}`),
      before: [
        starts_at === null
          ? notifications.noteShared(coach_first)
          : notifications.noteSharedAbout(coach_first, starts_at.getTime(), time_zone ?? 'UTC'),
      ],
      after: [notifications.noteIsNotInMail],
      action: { label: notifications.readTheNote, url: `${context.env.baseUrl}/home/${page}` },
      unsubscribeLink: unsubscribeUrl(context, note.account_id, 'note_shared'),
    }))
  },
})
