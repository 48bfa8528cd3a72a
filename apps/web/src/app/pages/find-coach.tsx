import { Waiting } from '../../components/ui/spinner.tsx'

/** /home/findcoach */
export default function FindCoachPage() {
  return <Waiting>Loading...</Waiting>
}
