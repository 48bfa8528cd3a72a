import { Waiting } from '../../components/ui/spinner.tsx'

/** /home/selectcoach/{coachId} */
export default function CoachDetailPage() {
  return <Waiting>Loading...</Waiting>
}
