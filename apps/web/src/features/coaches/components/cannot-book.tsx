import * as messages from '@shinequo/messages/web/coaches'
import { ButtonLink } from '../../../components/ui/button.tsx'
import { Note } from '../../../components/ui/note.tsx'

interface CannotBookProps {
  /** The reason is between the two, and nobody says it; otherwise the programme asks for a match. */
  readonly unavailable: boolean
  readonly firstName: string
}

/** In place of a coach's times: says kindly that the student cannot book them. */
export function CannotBook({ unavailable, firstName }: CannotBookProps) {
  if (!unavailable) return <Note tone="amber">{messages.notYours(firstName)}</Note>
  return (
    <div className="grid gap-3">
      <Note tone="info">{messages.notAvailableToYou(firstName)}</Note>
      <ButtonLink to="/home/coaches" kind="quiet" block>
        {messages.seeOtherCoaches}
      </ButtonLink>
    </div>
  )
}
