import { Waiting } from '../../components/ui/spinner.tsx'

/** /home/selectcoach/{coachId}/book */
export default function BookSessionPage() {
  return <Waiting>Loading...</Waiting>
}
