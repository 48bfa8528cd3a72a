import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/feed'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '../../../components/ui/card.tsx'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { PageHead } from '../../../components/ui/page-heading.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { isUnproved } from '../../../lib/school-list.ts'
import { useProfile } from '../../../lib/user-state.ts'
import { useEvents } from '../api/student.ts'
import { EventList } from '../components/event-list.tsx'
import { PostSkeleton } from '../components/post-card.tsx'

interface EventsProps {
  /** Shown instead of the events if the student has not proved a school. */
  readonly unproved: ReactNode
}

/** The events of the student's proved school: the next ones first, past ones folded away. */
export default function Events({ unproved }: EventsProps) {
  const school = useProfile().proved_school ?? ''
  return (
    <>
      <PageHead lede={messages.eventsLede}>{messages.events}</PageHead>
      {/* At least the window's height, so that nothing below moves when the events load. */}
      <div className="grid min-h-[calc(100dvh-10rem)] max-w-180 content-start gap-6">
        <Upcoming school={school} unproved={unproved} />
        <Past school={school} />
      </div>
    </>
  )
}

function Upcoming({ school, unproved }: { readonly school: string } & EventsProps) {
  const events = useEvents(school, 'upcoming')
  if (isUnproved(events.error)) return unproved
  if (events.isPending) {
    return (
      <div className="grid gap-4">
        <Waiting className="sr-only">{actions.loading}</Waiting>
        <PostSkeleton />
        <PostSkeleton />
      </div>
    )
  }
  if (events.data === undefined) {
    return (
      <Card className="grid min-h-80">
        <ErrorState
          level="h2"
          title={messages.eventsDidNotLoad}
          message={messageOf(events.error)}
          retrying={events.isFetching}
          onRetry={events.refetch}
        />
      </Card>
    )
  }
  if (events.data.pages.every((page) => page.events.length === 0)) {
    return (
      <Card className="py-10">
        <EmptyState art="nothing-here" title={messages.comingSoon}>
          {messages.eventsAppearHere}
        </EmptyState>
      </Card>
    )
  }
  return <EventList query={events} />
}

/** Past events, if there are any. What failed to load is not missed here: the upcoming ones say why. */
function Past({ school }: { readonly school: string }) {
  const events = useEvents(school, 'past')
  if (!events.data?.pages.some((page) => page.events.length > 0)) return null
  return (
    <details className="group">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-in font-strong text-primary">
        {messages.pastEvents}
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.75}
          className="size-5 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="mt-3">
        <EventList query={events} past />
      </div>
    </details>
  )
}
