import * as messages from '@shinequo/messages/web/bookings'
import { Video } from 'lucide-react'
import { ButtonLink } from '../../../components/ui/button.tsx'
import { joinAddress } from '../../../lib/join-address.ts'

interface JoinLinkProps {
  readonly bookingId: string
  /** The session's address, as the server names it. */
  readonly url: string
  readonly size?: 'small'
}

/** To where the two meet, which is no page of the app. The element `session-{bookingId}` says whose session it is. */
export function JoinLink({ bookingId, url, size }: JoinLinkProps) {
  return (
    <ButtonLink
      to={joinAddress(bookingId, url)}
      reloadDocument
      size={size}
      aria-describedby={`session-${bookingId}`}
    >
      <Video aria-hidden="true" strokeWidth={1.75} className="size-5" />
      {messages.joinNow}
    </ButtonLink>
  )
}
