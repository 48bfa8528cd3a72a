import * as messages from '@shinequo/messages/web/bookings'
import { Video } from 'lucide-react'
import { ButtonLink } from '../../../components/ui/button.tsx'
import { joinAddress } from '../../../lib/join-address.ts'

interface JoinLinkProps {
  readonly bookingId: string
  /** The meeting URL from the server. */
  readonly url: string
  readonly size?: 'small'
}

/** A link to the meeting, which is not a page of the app. It is described by the element `session-{bookingId}`. */
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
