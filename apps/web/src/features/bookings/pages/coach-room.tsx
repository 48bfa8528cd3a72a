import { ButtonLink } from '../../../components/ui/button.tsx'
import { Card } from '../../../components/ui/card.tsx'
import { PageHead } from '../../../components/ui/page-heading.tsx'

/** /coach/session/{bookingId}: the door of the room on the coaches' side. */
export default function CoachRoomPage() {
  return (
    <Card>
      <PageHead
        title="Your session"
        lede="You are in the right place. Your student meets you on this page when the session starts."
      >
        The room opens here
      </PageHead>
      <ButtonLink to="/coach/sessions" kind="quiet">
        Back to your sessions
      </ButtonLink>
    </Card>
  )
}
