import { proseDateText } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/sessions'
import { X } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { IconButton } from '../../../components/ui/icon-button.tsx'
import { focusMain } from '../../../lib/focus-main.ts'
import { ownZone } from '../../../lib/own-zone.ts'
import { useSeeSharedNote, useSharedNotes } from '../api/student.ts'

/**
 * Tells the student on the dashboard about a note that a coach has shared, with a link to it, until it was read or put
 * away. It lies over the end of the page, so that nothing moves when it comes.
 */
export default function NewNote() {
  const isAtHome = /^\/home\/dashboard\/?$/i.test(useLocation().pathname)
  const { data } = useSharedNotes()
  const see = useSeeSharedNote()
  const note = data?.find(({ is_new }) => is_new)
  const shown = isAtHome && note !== undefined
  return (
    <div role="status" className="sticky bottom-0 z-30 wide:bottom-4">
      {shown && (
        <div className="mx-auto flex min-h-14 items-center gap-2 border-t border-line bg-info-soft py-1 ps-4 pe-1 text-sm wide:w-fit wide:rounded-box wide:border wide:shadow-float">
          <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">
            {note.booking
              ? messages.sharedNoteAbout(
                  note.coach.first_name,
                  proseDateText(Date.parse(note.booking.start_time), ownZone()),
                )
              : messages.sharedNote(note.coach.first_name)}
          </p>
          <Link
            to={
              note.booking
                ? `/home/sessions/${note.booking.id}#shared-notes`
                : `/home/selectcoach/${note.coach.id}#shared-notes`
            }
            className="text-link flex min-h-11 shrink-0 items-center px-2 font-strong"
          >
            {messages.readNote}
          </Link>
          <IconButton
            label={messages.putNoteAway}
            onClick={() => see.mutate(note.id, { onSuccess: focusMain })}
          >
            <X aria-hidden="true" strokeWidth={1.75} className="size-5" />
          </IconButton>
        </div>
      )}
    </div>
  )
}
