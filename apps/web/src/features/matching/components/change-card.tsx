import * as messages from '@shinequo/messages/web/matching'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { useAlternatives } from '../api/student.ts'
import { CHANGE_COACH } from '../change-anchor.ts'
import { changesWords } from '../change-words.ts'
import { ChangeForm } from './change-form.tsx'

interface ChangeCardProps {
  readonly matchId: string
  /** The current coach's first name. */
  readonly firstName: string
  readonly className?: string
}

/** Lets a student replace this coach. */
export default function ChangeCard({ matchId, firstName, className = '' }: ChangeCardProps) {
  const { data, error, isFetching, refetch } = useAlternatives(matchId)
  const card = useRef<HTMLElement>(null)
  const isMeant = useLocation().hash === `#${CHANGE_COACH}`
  // The card is rendered after the rest of the page, so the browser cannot scroll to the fragment itself.
  useEffect(() => {
    if (isMeant) card.current?.focus()
  }, [isMeant])
  return (
    <Card
      ref={card}
      tabIndex={-1}
      aria-labelledby={CHANGE_COACH}
      className={`scroll-mt-24 outline-none ${className}`}
    >
      <CardHead id={CHANGE_COACH} title={messages.notTheRightFit} className="mb-1!" />
      <p className="max-w-[70ch] text-sm text-muted">
        {messages.nobodyAsksWhy(firstName)}
        {data && ` ${changesWords(data.changes_left)}`}
      </p>
      {data && data.changes_left > 0 && (
        <ChangeForm matchId={matchId} firstName={firstName} offer={data} className="mt-5" />
      )}
      {!data && error !== null && (
        <ErrorState
          title={messages.otherCoachesFailed}
          message={messageOf(error)}
          retrying={isFetching}
          onRetry={refetch}
        />
      )}
      {!data && error === null && (
        <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-2 tablet:gap-3">
          <span className="sr-only">{messages.loadingOtherCoaches}</span>
          <Skeleton className="h-5 w-56" />
          <div className="grid gap-2 tiny:grid-cols-2 tablet:gap-3">
            <Skeleton className="h-16 rounded-box" />
            <Skeleton className="h-16 rounded-box" />
            <Skeleton className="h-16 rounded-box tiny:col-span-full" />
          </div>
          <Skeleton className="mt-2 h-11 w-48 rounded-box" />
        </div>
      )}
    </Card>
  )
}
