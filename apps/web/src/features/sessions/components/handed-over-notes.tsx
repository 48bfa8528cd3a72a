import type { OpenedStudent } from '@shinequo/contract/sessions/students'
import * as messages from '@shinequo/messages/web/sessions'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { useCoachZone } from '../../../lib/account.ts'
import { NoteQuote } from './note-quote.tsx'

/** Notes that former coaches shared with a student who lets this coach read them; renders nothing if there are none. */
export function HandedOverNotes({ student }: { readonly student: OpenedStudent }) {
  const zone = useCoachZone()
  const { handed_over: notes, user } = student
  if (notes.length === 0) return null
  return (
    <Card aria-labelledby="handed-over">
      <CardHead id="handed-over" title={messages.notesLetYouRead(user.first_name)} />
      <p className="mb-4 text-sm text-muted">{messages.handedOn(user.first_name)}</p>
      <ul className="grid gap-3">
        {notes.map(({ id, text, updated_at, coach }) => (
          <NoteQuote
            key={id}
            text={text}
            at={updated_at}
            zone={zone}
            by={`${coach.first_name} ${coach.last_name}`}
          />
        ))}
      </ul>
    </Card>
  )
}
