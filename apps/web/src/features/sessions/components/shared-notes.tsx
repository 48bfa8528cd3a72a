import type { SharedNote } from '@shinequo/contract/sessions/notes'
import { proseDateText } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/sessions'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { ownZone } from '../../../lib/own-zone.ts'
import { useSeeSharedNote, useSharedNotes } from '../api/student.ts'
import { NoteQuote } from './note-quote.tsx'

interface SharedNotesProps {
  readonly coachId: string
  readonly firstName: string
  /** Only notes about this session; without it all, each with the session that it is about. */
  readonly booking?: string
  readonly className?: string
}

/**
 * Notes that this coach has shared with the signed-in student, which count as seen once they are shown. Renders nothing
 * without notes, which is the usual case. Place it where nothing is below it, because it loads after the page.
 */
export function SharedNotes({ coachId, firstName, booking, className = '' }: SharedNotesProps) {
  const { data, error, isFetching, refetch } = useSharedNotes()
  const notes =
    data?.filter(
      (note) => note.coach.id === coachId && (booking === undefined || note.booking?.id === booking),
    ) ?? []
  const card = useRef<HTMLElement>(null)
  const isShown = notes.length > 0
  // The notice of a new note leads here. On the next frame, because the page first moves the focus to its heading.
  useEffect(() => {
    if (isShown && location.hash === '#shared-notes') requestAnimationFrame(() => card.current?.focus())
  }, [isShown])
  if (error !== null && data === undefined) {
    return (
      <Card className={className}>
        <ErrorState
          level="h2"
          title={messages.notesDidNotLoad(firstName)}
          message={messageOf(error)}
          retrying={isFetching}
          onRetry={refetch}
        />
      </Card>
    )
  }
  if (!isShown) return null
  return (
    <Card ref={card} tabIndex={-1} aria-labelledby="shared-notes" className={className}>
      <CardHead id="shared-notes" title={messages.notesFrom(firstName)} />
      <ul className="grid gap-3">
        {notes.map((note) => (
          <Quote key={note.id} note={note} named={booking === undefined} />
        ))}
      </ul>
    </Card>
  )
}

/** One note; with `named`, also a link to the session that it is about. */
function Quote({ note, named }: { readonly note: SharedNote; readonly named: boolean }) {
  const { id, text, updated_at, booking, is_new } = note
  const { mutate: see } = useSeeSharedNote()
  useEffect(() => {
    if (is_new) see(id)
  }, [id, is_new, see])
  return (
    <NoteQuote text={text} at={updated_at} zone={ownZone()}>
      {named && booking && (
        <Link
          to={`/home/sessions/${booking.id}`}
          className="text-link flex min-h-11 w-fit items-center text-sm"
        >
          {messages.aboutSessionOf(proseDateText(Date.parse(booking.start_time), ownZone()))}
        </Link>
      )}
    </NoteQuote>
  )
}
