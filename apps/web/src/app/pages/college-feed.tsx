import CollegeFeed from '../../features/feed/pages/college-feed.tsx'
import { SchoolProofCard } from '../../features/schools/components/school-proof-card.tsx'

/** /home/collegefeed: the posts of the student's proved school, or how to prove one. */
export default function CollegeFeedPage() {
  return <CollegeFeed unproved={<SchoolProofCard />} />
}
