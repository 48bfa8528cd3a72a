import { ButtonLink } from '../../../components/ui/button.tsx'
import { CrisisLine } from '../../../components/ui/crisis-line.tsx'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { PageHead } from '../../../components/ui/page-heading.tsx'
import { SkipLink } from '../../../components/ui/skip-link.tsx'
import { Wordmark } from '../../../components/ui/wordmark.tsx'

/** /scheduler: a slot picker of nobody in particular has no times to offer; it leads to those who do. */
export default function SchedulerPage() {
  return (
    <div className="mx-auto grid min-h-dvh max-w-220 grid-rows-[auto_1fr_auto] px-4 py-6 tablet:px-10">
      <SkipLink />
      <header>
        <Wordmark />
      </header>
      <main id="main" tabIndex={-1} className="pt-10">
        <PageHead>Book Your Session</PageHead>
        <div className="rounded-box border border-line bg-surface py-10 shadow-soft">
          <EmptyState
            art="no-sessions"
            title="Choose a coach first"
            action={<ButtonLink to="/home/dashboard">Go to Dashboard</ButtonLink>}
          >
            Times belong to a coach. Open one of your coaches to see when they are free.
          </EmptyState>
        </div>
      </main>
      <footer>
        <CrisisLine />
      </footer>
    </div>
  )
}
