import { lazy, Suspense, useSyncExternalStore } from 'react'
import { focusMain } from '../lib/focus-main.ts'
import { loadOnline } from '../lib/load-online.ts'
import { onClockChange } from '../lib/server-clock.ts'
import { wrongMinutes } from '../lib/wrong-clock.ts'

const ClockNotice = lazy(() => loadOnline(() => import('../components/ui/clock-notice.tsx')))

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
          <ClockNotice
            minutes={minutes}
            zone={zone}
            className="mx-auto min-h-14 border-t border-line wide:w-fit wide:rounded-box wide:border wide:shadow-float"
            onPutAway={focusMain}
          />
        </Suspense>
      )}
    </div>
  )
}
