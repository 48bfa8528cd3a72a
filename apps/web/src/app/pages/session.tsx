import type { SessionDetails } from '@shinequo/contract/sessions'
import { isJoinable } from '@shinequo/domain/sessions/session-phase'
import { clockChangeText, dayText, sessionText } from '@shinequo/messages/times'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/bookings'
import * as navigation from '@shinequo/messages/web/navigation'
import { type ReactNode, useRef } from 'react'
import { useParams } from 'react-router'
import { CareFlag } from '../../components/care/care-flag.tsx'
import { CareMark } from '../../components/care/care-mark.tsx'
import { StudentName } from '../../components/students/student-name.tsx'
import { Avatar } from '../../components/ui/avatar.tsx'
import { BackLink } from '../../components/ui/back-link.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Card, CardHead } from '../../components/ui/card.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { Note } from '../../components/ui/note.tsx'
import { PageHead } from '../../components/ui/page-heading.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { Waiting } from '../../components/ui/spinner.tsx'
import { StateLine } from '../../components/ui/state-line.tsx'
import { coachTime } from '../../features/bookings/coach-time.ts'
import { JoinLink } from '../../features/bookings/components/join-link.tsx'
import { AddToCalendar } from '../../features/calendars/components/add-to-calendar.tsx'
import { useSayAttending } from '../../features/notifications/api/student.ts'
import OwnMessages from '../../features/notifications/components/own-messages.tsx'
import { useSession } from '../../features/sessions/api/shared.ts'
import { SessionMessages } from '../../features/sessions/components/session-messages.tsx'
import { SharedNotes } from '../../features/sessions/components/shared-notes.tsx'
import { ApiError, messageOf } from '../../lib/error-catalogue.ts'
import { useNow } from '../../lib/use-now.ts'
import { OF_A_PERSON } from '../../lib/words-of.ts'
import { SessionRating } from './session-rating.tsx'

interface SessionPageProps {
  readonly side: 'student' | 'coach'
  /** The person's IANA zone. */
  readonly zone: string
  /** What can be done with the session besides joining it; undefined while loading, when nothing is shown. */
  readonly acts: ReactNode | undefined
  /** Shown below the session itself. */
  readonly after?: ReactNode
  /** Shown below everything else. */
  readonly last?: ReactNode
}

/** One session in detail: when, with whom, the note, and calendar links. */
export function SessionPage({ side, zone, acts, after, last }: SessionPageProps) {
  const { bookingId = '' } = useParams()
  const { data, error, isFetching, refetch } = useSession(bookingId)
  return (
    <>
      {side === 'student' ? (
        <BackLink to="/home/dashboard">{navigation.dashboard}</BackLink>
      ) : (
        <BackLink to="/coach/sessions">{navigation.sessions}</BackLink>
      )}
      <PageHead>{messages.yourSession}</PageHead>
      {data && acts !== undefined ? (
        <Session key={data.id} session={data} side={side} zone={zone} acts={acts} after={after} last={last} />
      ) : (
        <Card className={`grid content-center ${error === null ? 'min-h-160' : 'min-h-80'}`}>
          {error === null ? (
            <>
              <Waiting>{actions.loading}</Waiting>
              <Skeleton className="mt-4 h-20" />
              {/* Keeps the footer out of the window of a phone, which it would otherwise leave later. */}
              <div className="max-wide:min-h-dvh" />
            </>
          ) : error instanceof ApiError && error.status === 404 ? (
            <EmptyState art="nothing-here" title={messages.noSuchSession}>
              {messages.sessionOfSomebodyElse}
            </EmptyState>
          ) : (
            <ErrorState
              level="h2"
              title={messages.sessionDidNotLoad}
              message={messageOf(error)}
              retrying={isFetching}
              onRetry={() => void refetch()}
            />
          )}
        </Card>
      )}
    </>
  )
}

function Session({
  session,
  side,
  zone,
  acts,
  after,
  last,
}: SessionPageProps & { readonly session: SessionDetails }) {
  const { id, other, status, pre_session_note: note } = session
  const now = useNow()
  const time = { start: Date.parse(session.start_time), end: Date.parse(session.end_time) }
  const name = `${other.first_name} ${other.last_name}`
  const theirs =
    other.time_zone && coachTime({ firstName: other.first_name, zone: other.time_zone }, time, zone)
  const ahead = status === 'booked' && time.end > now
  const change = ahead ? clockChangeText(now, time.start, zone) : null
  const joinable = ahead && isJoinable({ ...time, url: session.url }, now)
  return (
    // As tall as the placeholder on a phone, so that the footer of a short page does not move into the window.
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 [overflow-wrap:anywhere] tablet:gap-6 max-wide:min-h-dvh">
      <Card aria-labelledby="session-with">
        <div className="flex flex-wrap items-center gap-4">
          <Avatar name={name} url={other.url} size={56} />
          <div id={`session-${id}`} className="min-w-0 flex-1 basis-60">
            <h2 id="session-with" className="text-lg font-strong tracking-snug [overflow-wrap:anywhere]">
              <StudentName id={other.id} name={name} canOpen={other.can_open} />
            </h2>
            <p className="tabular-nums">{sessionText(time.start, time.end, zone)}</p>
            {theirs && <p className="text-sm tabular-nums text-muted">{theirs}</p>}
            {change !== null && <p className="text-sm text-muted">{change}</p>}
          </div>
          {joinable && <JoinLink bookingId={id} url={session.url} />}
        </div>
        {!ahead && (
          <Note tone={status === 'cancelled' ? 'amber' : 'info'} className="mt-4">
            {messages.STANDING[status]}
          </Note>
        )}
        <Attending session={session} side={side} ahead={ahead} />
        {note !== '' && (
          <p className="mt-4 rounded-in bg-sunken px-3 py-2 text-sm [overflow-wrap:anywhere]">
            <b className="font-strong">
              {side === 'student' ? messages.yourNote : messages.noteOf(other.first_name)}
            </b>{' '}
            <span {...OF_A_PERSON}>{note}</span>
          </p>
        )}
        {session.needs_care && (
          <CareFlag about={messages.noteOn(other.first_name, dayText(time.start, zone))} className="mt-2" />
        )}
        {other.needs_care && ahead && <CareMark student={other} className="mt-2" />}
        {acts}
      </Card>
      {after}
      {side === 'student' && <SessionRating session={session} zone={zone} />}
      {ahead && (
        <Card aria-labelledby="add-to-calendar">
          <CardHead id="add-to-calendar" title={messages.addToCalendar} className="mb-1!" />
          <AddToCalendar
            id={id}
            {...time}
            path={`/${side === 'student' ? 'home' : 'coach'}/sessions/${id}`}
          />
        </Card>
      )}
      <Card aria-labelledby="session-mail">
        <CardHead id="session-mail" title={messages.mailAboutThisSession} className="mb-1!" />
        <OwnMessages booking={id} zone={zone} />
      </Card>
      <SessionMessages booking={id} side={side} name={other.first_name} zone={zone} />
      {side === 'student' && <SharedNotes coachId={other.id} firstName={other.first_name} booking={id} />}
      {last}
    </div>
  )
}

interface AttendingProps {
  readonly session: SessionDetails
  readonly side: SessionPageProps['side']
  readonly ahead: boolean
}

/** Whether the student will attend. The student confirms it with a button, and the coach sees it. */
function Attending({ session, side, ahead }: AttendingProps) {
  const line = useRef<HTMLDivElement>(null)
  // The pressed button disappears.
  const say = useSayAttending(session.id, () => line.current?.focus())
  const { first_name: name } = session.other
  if (!ahead || (session.attending_at === null && !session.can_attend)) return null
  return (
    <div ref={line} tabIndex={-1} className="mt-4 grid gap-3">
      {say.error && <Note tone="danger">{messageOf(say.error)}</Note>}
      {session.attending_at !== null ? (
        <StateLine tone="fine">
          {side === 'student' ? messages.youWillBeThere(name) : messages.willBeThere(name)}
        </StateLine>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button kind="soft" busy={say.isPending} onClick={() => say.mutate()}>
            {messages.iWillBeThere}
          </Button>
          <p className="text-sm text-muted">{messages.canSeeItThen(name)}</p>
        </div>
      )}
    </div>
  )
}
