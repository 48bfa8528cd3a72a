import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/bookings'
import { type ReactNode, type Ref, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../components/ui/button.tsx'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { useBookings } from '../api/student.ts'

interface SessionCardProps {
  readonly id: string
  readonly title: string
  /** Shown next to the title once the list is loaded. */
  readonly aside?: ReactNode
  readonly skeleton: ReactNode
  /** Whether the list can be shown although the sessions are not loaded. */
  readonly atHand?: boolean
  readonly className?: string
  /** The list, shown once the sessions are loaded. */
  readonly children: ReactNode
}

/**
 * A card around a list of sessions. Except on phones, where nothing stands below it until the sessions are known, its box
 * has 320 px in every state, so that the layout does not shift.
 */
export function SessionCard({
  id,
  title,
  aside,
  skeleton,
  atHand,
  className = '',
  children,
}: SessionCardProps) {
  const { data, error, isPending, isFetching, refetch } = useBookings()
  const ready = data !== undefined || atHand
  return (
    <Card flush aria-labelledby={id} className={className}>
      <CardHead
        id={id}
        title={title}
        action={ready ? aside : isPending && <Waiting>{actions.loading}</Waiting>}
        className="mb-0! px-5 pb-3 pt-5 tablet:px-6 tablet:pt-6"
      />
      {ready ? (
        children
      ) : (
        <div className="grid min-h-80 content-start">
          {isPending ? (
            skeleton
          ) : (
            <ErrorState
              title={messages.sessionsDidNotLoad}
              message={messageOf(error)}
              retrying={isFetching}
              onRetry={refetch}
            />
          )}
        </div>
      )}
    </Card>
  )
}

interface SessionBoxProps {
  readonly label: string
  /** How old the list is, while the present one loads. Shown over its end, where it moves nothing. */
  readonly age?: string | false
  readonly ref?: Ref<HTMLElement>
  readonly children: ReactNode
}

/** The list itself: 80 units high and scrollable, by keyboard too; on phones as high as it is. */
export function SessionBox({ label, age = false, ref, children }: SessionBoxProps) {
  return (
    <div className="relative">
      <section
        ref={ref}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard
        tabIndex={0}
        className="flex scroll-pb-14 flex-col pb-2 -outline-offset-2 tablet:h-80 tablet:overflow-y-auto"
      >
        {children}
      </section>
      {age && (
        <div className="pointer-events-none absolute inset-x-0 bottom-0 flex flex-wrap justify-center gap-x-3 border-t border-line bg-surface px-5 py-1.5">
          <Waiting>{actions.loading}</Waiting>
          <span className="text-sm text-muted">{age}</span>
        </div>
      )}
    </div>
  )
}

/** Sessions that a phone shows at first, and what hides those after them. Its list does not scroll by itself. */
const ON_A_PHONE = 3
const WITHOUT_OTHERS = 'max-tablet:[&>:nth-child(n+4)]:hidden'

/** The rows of a list of sessions. On phones the first ones, until the others are asked for. */
export function SessionRows({ rows }: { readonly rows: readonly ReactNode[] }) {
  const [showsAll, setShowsAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const hides = !showsAll && rows.length > ON_A_PHONE
  return (
    <>
      <ul ref={list} className={`divide-y divide-line ${hides ? WITHOUT_OTHERS : ''}`}>
        {rows}
      </ul>
      {hides && (
        <Button
          kind="ghost"
          className="mx-5 my-1 self-center tablet:hidden"
          onClick={() => {
            flushSync(() => setShowsAll(true))
            // The button is gone: the focus moves to the first session that was not there.
            const next = list.current?.children[ON_A_PHONE]
            next?.querySelector<HTMLElement>('a, button')?.focus()
          }}
        >
          {messages.showAllSessions(rows.length)}
        </Button>
      )}
    </>
  )
}
