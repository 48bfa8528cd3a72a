import * as messages from '@shinequo/messages/web/sessions'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { ownZone } from '../../../lib/own-zone.ts'
import { useSharedNotes } from '../api/student.ts'
import { NoteQuote } from './note-quote.tsx'

interface SharedNotesProps {
  readonly coachId: string
  readonly firstName: string
  readonly className?: string
}

/**
 * Notes that this coach has shared with the signed-in student. Renders nothing without notes, which is the usual case.
 * Place it where nothing is below it, because it loads after the page.
 */
export function SharedNotes({ coachId, firstName, className = '' }: SharedNotesProps) {
  const { data, error, isFetching, refetch } = useSharedNotes()
  const notes = data?.filter(({ coach }) => coach.id === coachId) ?? []
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
  if (notes.length === 0) return null
  return (
    <Card aria-labelledby="shared-notes" className={className}>
      <CardHead id="shared-notes" title={messages.notesFrom(firstName)} />
      <ul className="grid gap-3">
        {notes.map(({ id, text, updated_at }) => (
          <NoteQuote key={id} text={text} at={updated_at} zone={ownZone()} />
        ))}
      </ul>
    </Card>
  )
}
