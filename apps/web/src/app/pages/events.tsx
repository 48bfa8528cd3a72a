import Events from '../../features/feed/pages/events.tsx'
import { SchoolProofCard } from '../../features/schools/components/school-proof-card.tsx'

/** /home/events: the events of the student's proved school, or how to prove one. */
export default function EventsPage() {
  return <Events unproved={<SchoolProofCard />} />
}
