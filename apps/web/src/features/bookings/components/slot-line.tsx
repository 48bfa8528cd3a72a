import * as messages from '@shinequo/messages/web/bookings'

interface SlotLineProps {
  readonly day: string
  readonly slot: string
}

/** The day and the time of a session in one line, which only wraps between the two. */
export function SlotLine({ day, slot }: SlotLineProps) {
  const [first, second] = messages.slotLineParts(day, slot)
  return (
    <>
      <span className="inline-block">{first}</span> <span className="inline-block">{second}</span>
    </>
  )
}
