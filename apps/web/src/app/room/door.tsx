import type { SessionRoom } from '@shinequo/contract/sessions/room'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/room'
import type { ReactNode } from 'react'
import { Button, ButtonAnchor } from '../../components/ui/button.tsx'
import { messageOf } from '../../lib/error-catalogue.ts'
import { Head } from './head.tsx'
import { Heading } from './heading.tsx'
import { PhoneLine } from './phone-line.tsx'
import type { Refusal } from './visit.ts'
import { fullName, homeOf, timeWords, whenWords } from './words.ts'

interface DoorProps {
  readonly refusal: Refusal
  /** Tries to enter again. */
  readonly onAgain: () => void
}

/** Shown instead of the room: why, and where to go. */
export function Door({ refusal, onAgain }: DoorProps) {
  const { title, words, ways } = contentOf(refusal, onAgain)
  const callsOn = 'room' in refusal && refusal.why !== 'cancelled' && refusal.why !== 'moved'
  return (
    <div className="mx-auto grid min-h-dvh max-w-280 grid-rows-[auto_1fr] px-4 py-4 tablet:px-10">
      <Head />
      <main className="grid grid-cols-[minmax(0,1fr)] content-center justify-items-center gap-4 py-10 text-center [overflow-wrap:anywhere]">
        <Heading>{title}</Heading>
        <p className="max-w-[52ch] text-muted [overflow-wrap:anywhere]">{words}</p>
        <div className="flex flex-wrap justify-center gap-3">{ways}</div>
        {callsOn && <PhoneLine room={refusal.room} className="justify-center" />}
      </main>
    </div>
  )
}

interface Content {
  readonly title: string
  readonly words: string
  readonly ways: ReactNode
}

function contentOf(refusal: Refusal, onAgain: () => void): Content {
  const again = <Button onClick={onAgain}>{actions.tryAgain}</Button>
  switch (refusal.why) {
    case 'cancelled':
      return {
        title: messages.wasCancelled,
        words: messages.noRoomForIt,
        ways: <Home room={refusal.room} kind="primary" />,
      }
    case 'moved':
      return {
        title: messages.wasMoved,
        words: messages.movedTo(whenWords(refusal.room)),
        ways: <Home room={refusal.room} kind="primary" />,
      }
    case 'meets-elsewhere':
      return elsewhere(refusal.room)
    case 'elsewhere':
    case 'refused':
    case 'full':
    case 'lost': {
      const { why, room, message } = refusal
      const [title, words] = {
        elsewhere: [messages.joinedElsewhere, messages.openElsewhere],
        refused: [messages.connectionEnded, message || messages.joinAgain],
        full: [messages.connectionEnded, messages.tooMuchSent],
        lost: [messages.notBack, messages.networkAway],
      }[why] as [string, string]
      const ways = (
        <>
          {why === 'elsewhere' ? <Button onClick={onAgain}>{messages.joinHere}</Button> : again}
          <Home room={room} />
        </>
      )
      return { title, words, ways }
    }
    case 'signed-out': {
      const ways = (
        <>
          <ButtonAnchor href="/login">{actions.signIn}</ButtonAnchor>
          <ButtonAnchor kind="quiet" href="/coach/login">
            {messages.signInAsCoach}
          </ButtonAnchor>
        </>
      )
      return { title: messages.signInFirst, words: messages.thenOpenAgain, ways }
    }
    case 'not-found': {
      const ways = <ButtonAnchor href="/">{messages.toTheStart}</ButtonAnchor>
      return { title: messages.pageNotFound, words: messages.noSessionHere, ways }
    }
    case 'failed':
      return { title: messages.roomDidNotLoad, words: messageOf(refusal.error), ways: again }
  }
}

/** The session takes place elsewhere: from the time when it would open the room there is a link. */
function elsewhere(room: SessionRoom): Content {
  const [link, open] = [room.elsewhere ?? '', room.state === 'open']
  const { host } = new URL(link)
  return {
    title: messages.meetsElsewhere,
    words: open
      ? messages.meetsAtNow(fullName(room.other), host)
      : messages.meetsAtFrom(fullName(room.other), host, timeWords(room, room.opens_at)),
    ways: (
      <>
        {open && <ButtonAnchor href={link}>{messages.joinNow}</ButtonAnchor>}
        <Home room={room} />
      </>
    ),
  }
}

function Home({
  room: { role },
  kind = 'quiet',
}: {
  readonly room: SessionRoom
  readonly kind?: 'quiet' | 'primary'
}) {
  const { href, words } = homeOf(role)
  return (
    <ButtonAnchor kind={kind} href={href}>
      {words}
    </ButtonAnchor>
  )
}
