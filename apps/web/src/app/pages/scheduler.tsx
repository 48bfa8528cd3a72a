import * as messages from '@shinequo/messages/web/availability'
import * as navigation from '@shinequo/messages/web/navigation'
import { useState } from 'react'
import { BackLink } from '../../components/ui/back-link.tsx'
import { CrisisLine } from '../../components/ui/crisis-line.tsx'
import { PageHead } from '../../components/ui/page-heading.tsx'
import { SkipLink } from '../../components/ui/skip-link.tsx'
import { Wordmark } from '../../components/ui/wordmark.tsx'
import { SlotPanes } from '../../features/availability/components/slot-picker.tsx'
import { MatchedCoaches } from '../../features/matching/components/matched-coaches.tsx'
import { useNow } from '../../lib/use-now.ts'

const NONE = [] as const

/** /scheduler: the slot picker without a coach and therefore without times, followed by coaches who have some. */
export default function SchedulerPage() {
  const now = useNow()
  const [date, setDate] = useState<string | null>(null)
  return (
    <div className="mx-auto grid min-h-dvh max-w-[77rem] grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto] px-3 py-6 tiny:px-4 wide:px-10">
      <SkipLink />
      <header>
        <Wordmark />
      </header>
      <main id="main" tabIndex={-1} className="pb-8 pt-6">
        <BackLink to="/home/dashboard">{navigation.dashboard}</BackLink>
        <PageHead lede={messages.timesBelongToACoach}>{messages.bookTitle}</PageHead>
        <SlotPanes
          times={NONE}
          now={now}
          own={NONE}
          choice={{ date, time: null }}
          kept={null}
          onDate={setDate}
          onTime={() => undefined}
        />
        <MatchedCoaches
          toBook
          nextTime={() => (
            <span className="text-xs font-semibold text-on-soft">{messages.seeTimesAndBook}</span>
          )}
          className="mt-4 tablet:mt-6"
        />
      </main>
      <footer>
        <CrisisLine />
      </footer>
    </div>
  )
}
