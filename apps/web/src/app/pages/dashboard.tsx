import { Waiting } from '../../components/ui/spinner.tsx'

/** /home/dashboard */
export default function DashboardPage() {
  return <Waiting>Loading...</Waiting>
}
