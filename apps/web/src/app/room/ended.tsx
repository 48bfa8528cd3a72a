import type { SessionRoom } from '@shinequo/contract/sessions/room'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/room'
import { lazy, type ReactNode, Suspense } from 'react'
import { Button, ButtonAnchor } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { Icon, type IconName } from '../../components/ui/icon.tsx'
import { PartBoundary } from '../../components/ui/part-boundary.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { serverNow } from '../../lib/server-clock.ts'
import { Head } from './head.tsx'
import { Heading } from './heading.tsx'
import { fullName, homeOf, timeWords, whenWords } from './words.ts'

const RoomWrapUp = lazy(() => import('./wrap-up.tsx'))

interface EndedProps {
  readonly room: SessionRoom
  readonly onReturn: () => void
}

/**
 * After the session: what comes next and what stays private. Until the room closes there is a button to go back in; it
 * is the primary one while the session lasts, because the person may have left by mistake.
 */
export function Ended({ room, onReturn }: EndedProps) {
  const [name, home] = [room.other.first_name, homeOf(room.role)]
  const isOver = serverNow() >= Date.parse(room.end_time)
  const hasBegun = serverNow() >= Date.parse(room.start_time)
  const isStudent = room.role === 'student'
  const canReturn = serverNow() < Date.parse(room.closes_at)
  const ways = (
    <div className="flex flex-wrap items-center gap-3">
      {canReturn && (
        <Button kind={isOver ? 'quiet' : 'primary'} onClick={onReturn}>
          {messages.goBackUntil(timeWords(room, room.closes_at))}
        </Button>
      )}
      <ButtonAnchor kind="ghost" href={home.href}>
        {home.words}
      </ButtonAnchor>
    </div>
  )
  return (
    <div className="mx-auto max-w-240 px-4 py-4 tablet:px-10">
      <Head room={room} />
      <main className="grid gap-6 py-6">
        <div>
          <Heading title={messages.yourSessionWith(name)}>
            {isOver ? messages.wellDone(room.you.first_name) : messages.youHaveLeft}
          </Heading>
          <p className="text-muted">{messages.youTwoAt(fullName(room.other), whenWords(room))}</p>
        </div>
        {!isOver && ways}
        {isStudent || !hasBegun ? (
          <Card className="grid justify-items-start gap-3">
            <h2 className="text-lg font-strong">{isStudent ? messages.howWasIt : messages.whatNext}</h2>
            <p className="text-muted">
              {isStudent ? messages.feedbackTakesAMinute(name) : messages.notesStandWithStudents(name)}
            </p>
            {isStudent && isOver && (
              <ButtonAnchor href={`/home/sessions/${room.id}?feedback`}>{messages.giveFeedback}</ButtonAnchor>
            )}
            {!isStudent && (
              <ButtonAnchor kind="quiet" href="/coach/students">
                {messages.toYourStudents}
              </ButtonAnchor>
            )}
          </Card>
        ) : (
          <Card className="grid gap-3" aria-labelledby="wrap-up">
            <h2 id="wrap-up" className="text-lg font-strong">
              {messages.whatNext}
            </h2>
            <PartBoundary title={actions.thisDidNotLoad}>
              <Suspense fallback={<Skeleton className="h-80" />}>
                <RoomWrapUp room={room} />
              </Suspense>
            </PartBoundary>
          </Card>
        )}
        <Card className="grid gap-4">
          <h2 className="text-lg font-strong">{messages.whatStaysPrivate}</h2>
          <ul className="grid gap-4 tablet:grid-cols-3">
            <Fact icon="camera" title={messages.mediaTitle}>
              {messages.mediaNotKept}
            </Fact>
            <Fact icon="chat" title={messages.chatTitle}>
              {messages.youTwoCanRead(name)}{' '}
              <a
                href={`${isStudent ? '/home' : '/coach'}/sessions/${room.id}`}
                className="inline-flex min-h-11 items-center text-primary underline underline-offset-3"
              >
                {messages.openChat}
              </a>
            </Fact>
            <Fact icon="lock" title={messages.metTitle}>
              {messages.metIsSeen}
            </Fact>
          </ul>
        </Card>
        {isOver && ways}
      </main>
    </div>
  )
}

interface FactProps {
  readonly icon: IconName
  readonly title: string
  readonly children: ReactNode
}

function Fact({ icon, title, children }: FactProps) {
  return (
    <li className="flex gap-3">
      <Icon name={icon} className="size-5 text-primary" />
      <div>
        <h3 className="font-strong">{title}</h3>
        <p className="text-sm text-muted">{children}</p>
      </div>
    </li>
  )
}
