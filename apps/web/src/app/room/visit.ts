import { getRoom, type SessionRoom } from '@shinequo/contract/sessions/room'
import { call } from '../../lib/api-client.ts'
import { ApiError } from '../../lib/error-catalogue.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { accessToken } from '../../lib/token-store.ts'
import { Captioning } from './captioning.ts'
import { Conversation } from './conversation.ts'
import { Devices } from './devices.ts'
import { Meeting } from './meeting.ts'
import type { Ending } from './signalling.ts'
import { Store } from './store.ts'

/** How often the page before the room checks whether the other person is there and the room has opened. */
const LOOK_MS = 5000
const SECOND = 1000
/** Browser timers cannot run longer than about 24 days. */
const LONGEST_WAIT_MS = 3_600_000

declare global {
  interface Window {
    /** The current meeting, exposed for measuring it. */
    meeting?: Meeting | undefined
  }
}

/** What lasts from joining to leaving. */
export interface Stay {
  readonly room: SessionRoom
  readonly devices: Devices
  readonly meeting: Meeting
  readonly conversation: Conversation
  readonly captioning: Captioning
}

/** Why somebody is not in the room, other than that they have left or it has closed. */
export type Refusal =
  | { readonly why: 'cancelled' | 'meets-elsewhere' | 'moved'; readonly room: SessionRoom }
  | {
      readonly why: Exclude<Ending, 'signed-out' | 'closed'>
      readonly room: SessionRoom
      readonly message: string
    }
  | { readonly why: 'signed-out' | 'not-found' }
  | { readonly why: 'failed'; readonly error: unknown }

/** Where in the visit the person is. */
export type Stage =
  | { readonly at: 'check'; readonly room: SessionRoom; readonly devices: Devices }
  | { readonly at: 'session'; readonly stay: Stay }
  | { readonly at: 'ended'; readonly room: SessionRoom }
  | { readonly at: 'refused'; readonly refusal: Refusal; readonly times: number }

/** A visit of the room of one session, from the page before it to the page after it; null until the server has answered. */
export class Visit extends Store<Stage | null> {
  readonly #params: { readonly id: string }
  #refusals = 0
  #looking: ReturnType<typeof setInterval> | undefined

  constructor(booking: string) {
    super(null)
    this.#params = { id: booking }
  }

  /** Asks what there is to see now: at first, and again after an ending. */
  readonly begin = async (): Promise<void> => {
    if (accessToken() === null) location.replace('/login')
    else await this.#read().then((room) => this.#enter(room), this.#fail)
  }

  /** Goes from the page before the room into it. */
  readonly join = (): void => {
    const before = this.getSnapshot()
    if (before?.at !== 'check') return
    clearInterval(this.#looking)
    const { room, devices } = before
    const conversation = new Conversation(room)
    const meeting = new Meeting(room, devices, {
      onWritten: () => void conversation.look(),
      onCaption: (text) => captioning.hear(text),
      onEnd: (ending, message) => this.#end(ending, message),
    })
    const captioning = new Captioning(room.other.first_name, meeting, devices)
    window.meeting = meeting
    this.become({ at: 'session', stay: { room, devices, meeting, conversation, captioning } })
  }

  readonly leave = (): void => {
    const now = this.getSnapshot()
    if (now?.at !== 'session') return
    now.stay.meeting.leave()
    this.#end('left', '')
  }

  #read(): Promise<SessionRoom> {
    return call(getRoom, { params: this.#params })
  }

  #enter(room: SessionRoom): void {
    if (room.state === 'closed') this.become({ at: 'ended', room })
    else if (room.state === 'cancelled') this.#refuse({ why: 'cancelled', room })
    else if (room.elsewhere !== null) this.#leadElsewhere(room)
    else this.#check(room)
  }

  /** The session takes place elsewhere: the page links there from the time when it would open the room. */
  #leadElsewhere(room: SessionRoom): void {
    this.#refuse({ why: 'meets-elsewhere', room })
    if (room.state === 'open') return
    const wait = Date.parse(room.opens_at) - serverNow()
    setTimeout(this.begin, Math.min(wait + SECOND, LONGEST_WAIT_MS))
  }

  /** The page before the room, until the person joins or the room is no longer available. */
  #check(room: SessionRoom): void {
    const devices = new Devices()
    this.become({ at: 'check', room, devices })
    void devices.start()
    const isHere = () => {
      const now = this.getSnapshot()
      return now?.at === 'check' && now.devices === devices
    }
    const looking = setInterval(async () => {
      const next = await this.#read().catch(() => null)
      if (next === null || !isHere()) return
      if (next.state === 'open' || next.state === 'early') {
        this.become({ at: 'check', room: next, devices })
        return
      }
      clearInterval(looking)
      devices.stop()
      this.#enter(next)
    }, LOOK_MS)
    this.#looking = looking
  }

  #end(ending: Ending | 'left', message: string): void {
    const now = this.getSnapshot()
    if (now?.at !== 'session') return
    const { room, devices, conversation, captioning } = now.stay
    conversation.close()
    captioning.close()
    devices.stop()
    leaveExtraWindows()
    window.meeting = undefined
    if (ending === 'closed') void this.#read().then((next) => this.#roomClosed(room, next), this.#fail)
    else if (ending === 'left') this.become({ at: 'ended', room })
    else if (ending === 'signed-out') this.#refuse({ why: ending })
    else this.#refuse({ why: ending, room, message })
  }

  /** The room closed while somebody was in it: it is over or cancelled, or the session was moved. */
  #roomClosed(before: SessionRoom, now: SessionRoom): void {
    if (now.start_time === before.start_time || now.state === 'cancelled') this.#enter(now)
    else this.#refuse({ why: 'moved', room: now })
  }

  #refuse(refusal: Refusal): void {
    this.#refusals += 1
    this.become({ at: 'refused', refusal, times: this.#refusals })
  }

  readonly #fail = (error: unknown): void => {
    const status = error instanceof ApiError ? error.status : 0
    if (status === 401) this.#refuse({ why: 'signed-out' })
    else this.#refuse(status === 404 ? { why: 'not-found' } : { why: 'failed', error })
  }
}

function leaveExtraWindows(): void {
  if (document.pictureInPictureElement) void document.exitPictureInPicture()
  if (document.fullscreenElement) void document.exitFullscreen()
}
