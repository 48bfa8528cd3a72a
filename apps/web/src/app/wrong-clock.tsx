import { lazy, Suspense, useSyncExternalStore } from 'react'
import { loadOnline } from '../lib/load-online.ts'
import { clockError, onClockChange } from '../lib/server-clock.ts'

const ClockNotice = lazy(() => loadOnline(() => import('./clock-notice.tsx')))

const MINUTE = 60_000
/** A smaller error makes no difference to anybody. */
const NOTABLE_MS = 2 * MINUTE

/** How fast the clock is, in whole minutes; 0 if it is right or nearly so. */
function wrongMinutes(): number {
  const error = clockError()
  return Math.abs(error) < NOTABLE_MS ? 0 : Math.round(error / MINUTE)
}

/**
 * Says once that the clock of the computer is wrong, at the bottom of the window, since other programs then show other
 * times than the pages. `zone` is that of the times on the pages.
 */
export function WrongClock({ zone }: { readonly zone: string }) {
  const minutes = useSyncExternalStore(onClockChange, wrongMinutes)
  return (
    <div role="status" className="sticky bottom-0 z-30 wide:bottom-4 print:hidden">
      {minutes !== 0 && (
        <Suspense fallback={null}>
          <ClockNotice minutes={minutes} zone={zone} />
        </Suspense>
      )}
    </div>
  )
}
