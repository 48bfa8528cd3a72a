import type { CancelledSession } from '@shinequo/contract/bookings'
import type { Suggestion } from '@shinequo/contract/bookings/suggestions'
import * as messages from '@shinequo/messages/web/bookings'
import { useQueries } from '@tanstack/react-query'
import { ArrowDown } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { openTimesOf } from '../../../features/availability/api/student.ts'
import type { Time } from '../../../features/availability/open-days.ts'
import CancelledSessions from './cancelled-sessions.tsx'
import { NoticesSkeleton } from './notices-skeleton.tsx'
import SuggestedTimes from './suggested-times.tsx'

interface CoachNoticesProps {
  readonly cancelled: readonly CancelledSession[]
  readonly suggestions: readonly Suggestion[]
  readonly now: number
  /** The student's own sessions. */
  readonly own: readonly Time[]
  /** Whether sessions are shown above, which may fill the box. Phones always show the bar. */
  readonly below: boolean
}

/**
 * What coaches tell a student about sessions. It loads after the sessions and stands below them, so that it moves none
 * of them; a bar leads to it, at the end of the box, on phones at the end of the screen, where it would move what is
 * below. It waits for the coaches' open times, which decide how high each notice is; notices that come later wait for
 * their own.
 */
export default function CoachNotices({ cancelled, suggestions, below, ...rest }: CoachNoticesProps) {
  const coaches = new Set([...cancelled, ...suggestions].map(({ mentor_profile }) => mentor_profile.id))
  const areTimesLoading = useQueries({
    queries: Array.from(coaches, (id) => openTimesOf(id, rest.now)),
    combine: (all) => all.some(({ isLoading }) => isLoading),
  })
  const [isFirst, setIsFirst] = useState(true)
  if (isFirst && !areTimesLoading) setIsFirst(false)
  const notices = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  function show() {
    flushSync(() => setIsOpen(true))
    notices.current?.scrollIntoView({ block: 'nearest' })
    notices.current?.focus({ preventScroll: true })
  }
  if (isFirst && areTimesLoading) return <NoticesSkeleton />
  return (
    <>
      {!isOpen && (
        <button
          type="button"
          data-floats
          onClick={show}
          className={`z-10 flex min-h-11 shrink-0 items-center justify-center gap-2 border-line bg-accent-soft px-5 py-2 text-sm font-strong text-ink max-tablet:fixed max-tablet:inset-x-4 max-tablet:bottom-4 max-tablet:rounded-box max-tablet:border max-tablet:shadow-float tablet:sticky tablet:-bottom-2 tablet:w-full tablet:border-y print:hidden ${below ? '' : 'tablet:hidden'}`}
        >
          {messages.messagesFromCoaches(cancelled.length + suggestions.length)}
          <ArrowDown aria-hidden="true" strokeWidth={2} className="size-4 shrink-0" />
        </button>
      )}
      <div
        ref={notices}
        tabIndex={-1}
        className={`pt-2 outline-none ${isOpen ? '' : 'max-tablet:hidden print:block'}`}
      >
        {cancelled.length > 0 && <CancelledSessions sessions={cancelled} {...rest} />}
        {suggestions.length > 0 && <SuggestedTimes suggestions={suggestions} {...rest} />}
      </div>
    </>
  )
}
