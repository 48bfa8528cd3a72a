import CollegeFeed from '../../features/feed/pages/college-feed.tsx'
import { SchoolProofCard } from '../../features/schools/components/school-proof-card.tsx'

/** /home/collegefeed: what the school has published that the student has proved, or how to prove one. */
export default function CollegeFeedPage() {
  return <CollegeFeed unproved={<SchoolProofCard />} />
}
