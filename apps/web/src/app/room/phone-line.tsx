import type { SessionRoom } from '@shinequo/contract/sessions/room'
import * as messages from '@shinequo/messages/web/room'
import { Icon } from '../../components/ui/icon.tsx'
import { phoneLink } from '../../lib/crisis-line.ts'

interface PhoneLineProps {
  readonly room: SessionRoom
  readonly className?: string
}

/** The coach's phone number in case the room fails; nothing if the coach gave none or the room is not open. */
export function PhoneLine({ room: { phone, other }, className = '' }: PhoneLineProps) {
  if (phone === null) return null
  return (
    <p className={`flex flex-wrap items-center gap-x-1.5 text-sm ${className}`}>
      <Icon name="phone" className="size-4" />
      {messages.ifItFailsCall(other.first_name)}
      <a
        href={phoneLink('tel', phone)}
        className="inline-flex min-h-11 items-center font-strong underline underline-offset-3"
      >
        {phone}
      </a>
    </p>
  )
}
