import CommunityWall from '../../features/community/pages/community.tsx'
import { SchoolProofCard } from '../../features/schools/components/school-proof-card.tsx'

/** /home/community: the wall of the student's proved school, or how to prove one. */
export default function CommunityPage() {
  return <CommunityWall unproved={<SchoolProofCard />} />
}
