import { Waiting } from '../../components/ui/spinner.tsx'

/** /home/requestrecieved */
export default function RequestReceivedPage() {
  return <Waiting>Loading...</Waiting>
}
