import type { CoachSession } from '@shinequo/contract/bookings/coach-sessions'
import * as messages from '@shinequo/messages/web/sessions-wrap-up'
import { useRef, useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { useHasNoteDraft } from '../../features/sessions/components/session-note.tsx'
import { WrapUp } from './wrap-up.tsx'

interface DayWrapUpProps {
  readonly session: CoachSession
  /** The coach's zone. */
  readonly zone: string
}

/** What is to be done after a session of the day, behind one button; open if words of its note are left to save. */
export function DayWrapUp({ session, zone }: DayWrapUpProps) {
  const hasDraft = useHasNoteDraft(session.id)
  const [open, setOpen] = useState(hasDraft)
  const button = useRef<HTMLButtonElement>(null)
  const id = `wrap-up-${session.id}`
  return (
    <div className="grid min-w-0 gap-4">
      <div>
        <Button
          ref={button}
          kind="soft"
          size="small"
          aria-expanded={open}
          aria-controls={id}
          aria-describedby={`session-${session.id}`}
          onClick={() => setOpen(!open)}
        >
          {messages.noteAndNextTime}
        </Button>
      </div>
      <div id={id} hidden={!open}>
        {open && (
          <WrapUp
            session={session}
            zone={zone}
            onDone={() => {
              setOpen(false)
              button.current?.focus()
            }}
          />
        )}
      </div>
    </div>
  )
}
