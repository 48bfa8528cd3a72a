import { CrisisLine } from '../../../components/ui/crisis-line.tsx'
import { DashboardLink } from '../../../components/ui/dashboard-link.tsx'
import { PageHeading } from '../../../components/ui/page-heading.tsx'
import { Shine } from '../../../components/ui/shine.tsx'
import { SkipLink } from '../../../components/ui/skip-link.tsx'
import { Wordmark } from '../../../components/ui/wordmark.tsx'

/** /session/{bookingId}: the door of the room. */
export default function SessionRoomPage() {
  return (
    <div className="mx-auto grid min-h-dvh max-w-220 grid-rows-[auto_1fr_auto] px-4 py-6 tablet:px-10">
      <SkipLink />
      <header>
        <Wordmark />
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="grid content-center justify-items-center gap-4 py-10 text-center"
      >
        <Shine mood="thinking" size={120} />
        <PageHeading title="Your session">The room opens here</PageHeading>
        <p className="max-w-[44ch] text-muted">
          You are in the right place. Your coach meets you on this page when the session starts.
        </p>
        <DashboardLink kind="quiet" />
      </main>
      <footer>
        <CrisisLine className="justify-center" />
      </footer>
    </div>
  )
}
