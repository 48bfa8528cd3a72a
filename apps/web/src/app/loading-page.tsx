import * as actions from '@shinequo/messages/web/actions'
import { Waiting } from '../components/ui/spinner.tsx'

/** A full page with a loading message. */
export function LoadingPage() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <Waiting>{actions.loading}</Waiting>
    </main>
  )
}
