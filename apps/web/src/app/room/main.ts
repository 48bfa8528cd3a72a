import { getRoom, type SessionRoom } from '@shinequo/contract/sessions/room'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/room'
import { call } from '../../lib/api-client.ts'
import { ApiError, messageOf } from '../../lib/error-catalogue.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { accessToken } from '../../lib/token-store.ts'
import '../../styles/room.css'
import { type Check, showCheck } from './check.ts'
import { Devices } from './devices.ts'
import { button } from './dom.ts'
import { showDoor, wayOut } from './door.ts'
import { showEnded } from './ended.ts'
import type { Meeting } from './meeting.ts'
import type { Ending } from './signalling.ts'
import { showStage } from './stage.ts'
import { fullName, homeOf, phoneWords, timeWords, whenWords } from './words.ts'

/** How often the page before the room checks whether the other person is there and the room has opened. */
const LOOK_MS = 5000
const SECOND = 1000
/** Browser timers cannot run longer than about 24 days. */
const LONGEST_WAIT_MS = 3_600_000

const place = document.getElementById('room') as HTMLElement
const booking = location.pathname.split('/')[2] ?? ''

declare global {
  interface Window {
    /** The current meeting, exposed for measuring it. */
    meeting?: Meeting | undefined
  }
}

function room(): Promise<SessionRoom> {
  return call(getRoom, { params: { id: booking } })
}

async function begin(): Promise<void> {
  if (accessToken() === null) location.replace('/login')
  else await room().then(enterDoor, failed)
}

function enterDoor(found: SessionRoom): void {
  if (found.state === 'closed') showEnded(place, found, rejoin)
  else if (found.state === 'cancelled') {
    showDoor(place, {
      title: messages.wasCancelled,
      words: messages.noRoomForIt,
      actions: [wayOut('primary', homeOf(found.role).href, homeOf(found.role).words)],
    })
  } else if (found.elsewhere !== null) meetsElsewhere(found, found.elsewhere)
  else check(found)
}

/** The session takes place elsewhere: the page links there from the time when it would open the room. */
function meetsElsewhere(found: SessionRoom, link: string): void {
  const open = found.state === 'open'
  const { host } = new URL(link)
  showDoor(place, {
    title: messages.meetsElsewhere,
    words: open
      ? messages.meetsAtNow(fullName(found.other), host)
      : messages.meetsAtFrom(fullName(found.other), host, timeWords(found, found.opens_at)),
    actions: [
      open ? wayOut('primary', link, messages.joinNow) : null,
      wayOut('quiet', homeOf(found.role).href, homeOf(found.role).words),
    ],
    more: phoneWords(found, 'justify-center'),
  })
  if (open) return
  const wait = Date.parse(found.opens_at) - serverNow()
  setTimeout(rejoin, Math.min(wait + SECOND, LONGEST_WAIT_MS))
}

/** The page before the room, until the person joins or the room is no longer available. */
function check(found: SessionRoom): void {
  const devices = new Devices()
  let latest = found
  let joined = false
  const page: Check = showCheck(place, found, devices, () => {
    if (joined) return
    joined = true
    clearInterval(looking)
    page.close()
    window.meeting = showStage(place, latest, devices, (ending, message) => left(latest, ending, message))
  })
  const looking = setInterval(async () => {
    const next = await room().catch(() => latest)
    if (joined) return
    latest = next
    if (next.state === 'open' || next.state === 'early') return page.update(next)
    clearInterval(looking)
    page.close()
    devices.stop()
    enterDoor(next)
  }, LOOK_MS)
}

function left(found: SessionRoom, ending: Ending | 'left', message: string): void {
  window.meeting = undefined
  if (ending === 'left') showEnded(place, found, rejoin)
  else if (ending === 'signed-out') signedOut()
  else if (ending === 'closed') void room().then((now) => roomClosed(found, now), failed)
  else ended(found, ending, message)
}

/** The room closed while somebody was in it: it is over or cancelled, or the session was moved. */
function roomClosed(before: SessionRoom, now: SessionRoom): void {
  if (now.start_time === before.start_time || now.state === 'cancelled') {
    enterDoor(now)
    return
  }
  const { href, words } = homeOf(now.role)
  showDoor(place, {
    title: messages.wasMoved,
    words: messages.movedTo(whenWords(now)),
    actions: [wayOut('primary', href, words)],
  })
}

function ended(found: SessionRoom, ending: 'elsewhere' | 'refused' | 'full' | 'lost', message: string): void {
  const words = {
    elsewhere: [messages.joinedElsewhere, messages.openElsewhere],
    refused: [messages.connectionEnded, message || messages.joinAgain],
    full: [messages.connectionEnded, messages.tooMuchSent],
    lost: [messages.notBack, messages.networkAway],
  }[ending]
  showDoor(place, {
    title: words[0] ?? '',
    words: words[1] ?? '',
    actions: [
      button('primary', ending === 'elsewhere' ? messages.joinHere : actions.tryAgain, rejoin),
      wayOut('quiet', homeOf(found.role).href, homeOf(found.role).words),
    ],
    more: phoneWords(found, 'justify-center'),
  })
}

const rejoin = () => void begin()

function signedOut(): void {
  showDoor(place, {
    title: messages.signInFirst,
    words: messages.thenOpenAgain,
    actions: [
      wayOut('primary', '/login', actions.signIn),
      wayOut('quiet', '/coach/login', messages.signInAsCoach),
    ],
  })
}

function failed(error: unknown): void {
  const status = error instanceof ApiError ? error.status : 0
  if (status === 401) signedOut()
  else if (status === 404) {
    showDoor(place, {
      title: messages.pageNotFound,
      words: messages.noSessionHere,
      actions: [wayOut('primary', '/', messages.toTheStart)],
    })
  } else {
    showDoor(place, {
      title: messages.roomDidNotLoad,
      words: messageOf(error),
      actions: [button('primary', actions.tryAgain, rejoin)],
    })
  }
}

void begin()
