import type { RoomEvent } from '@shinequo/contract/events'
import type { SessionRoom } from '@shinequo/contract/sessions/room'
import type { MediaLevel } from '@shinequo/domain/sessions/line-quality'
import { Call, type CallState, type CaptionState, type PeerState } from './call.ts'
import type { Devices } from './devices.ts'
import { type Ending, Signalling } from './signalling.ts'
import { Store } from './store.ts'

/** The state of the meeting, from which everything on the page follows. */
export interface MeetingState {
  /** The connection to the server; `since` is when it was lost, by `performance.now()`. */
  readonly line: { readonly open: boolean; readonly since: number }
  /** Whether the coach has opened the room. */
  readonly opened: boolean
  /** The other person's page: none yet, there, left on purpose, or lost since `otherLostAt`. */
  readonly other: 'none' | 'there' | 'left' | 'lost'
  readonly otherLostAt: number
  /** Null while there is nobody to call. */
  readonly call: CallState | null
  /** Whether audio or video has ever arrived from the other side. */
  readonly met: boolean
  readonly told: PeerState | null
  readonly carries: MediaLevel
  readonly sharing: boolean
  readonly soundOnly: boolean
  /** Whether this side transcribes its speech. */
  readonly captions: CaptionState
}

export interface MeetingListener {
  /** There may be new chat messages. */
  onWritten(): void
  /** What the other person said, as text. */
  onCaption(text: string): void
  onEnd(ending: Ending, message: string): void
}

/** One side's view of the meeting: who is there, what flows, and what this side sends. */
export class Meeting extends Store<MeetingState> {
  readonly #room: SessionRoom
  readonly #devices: Devices
  readonly #listener: MeetingListener
  readonly #signalling: Signalling
  #call: Call | undefined
  #screen: MediaStreamTrack | undefined
  #peer: string | undefined
  #connection: string | undefined
  readonly #former = new Set<string>()

  constructor(room: SessionRoom, devices: Devices, listener: MeetingListener) {
    super({
      line: { open: false, since: performance.now() },
      opened: false,
      other: 'none',
      otherLostAt: 0,
      call: null,
      met: false,
      told: null,
      carries: 'all',
      sharing: false,
      soundOnly: false,
      captions: 'none',
    })
    this.#room = room
    this.#devices = devices
    this.#listener = listener
    this.#signalling = new Signalling(room.id, {
      onEvent: (event) => this.#hear(event),
      onLine: (line) => this.#become({ line }),
      onEnd: (ending, message) => {
        this.#call?.close()
        listener.onEnd(ending, message)
      },
    })
    devices.subscribe(() => void this.#send())
  }

  get standing(): MeetingState {
    return this.getSnapshot()
  }

  /** The media from the other side. */
  get remote(): MediaStream | null {
    return this.#call?.remote ?? null
  }

  /** The call, for measuring it. */
  get call(): Call | undefined {
    return this.#call
  }

  /** Retries a lost connection now. */
  retry(): void {
    this.#signalling.retry()
    this.#call?.restart()
  }

  tryPicture(): void {
    if (this.standing.soundOnly) this.setSoundOnly(false)
    else this.#call?.tryPicture()
  }

  /** Turns video off in both directions. */
  setSoundOnly(soundOnly: boolean): void {
    this.#become({ soundOnly })
    void this.#send()
  }

  /** Tells the other side whether this one transcribes its speech. */
  setCaptions(captions: CaptionState): void {
    this.#become({ captions })
    this.#tell()
  }

  /** Shares a screen instead of the camera until sharing is stopped, here or in the browser's own bar. */
  async share(): Promise<void> {
    const stream = await navigator.mediaDevices.getDisplayMedia({ video: true })
    const [track] = stream.getVideoTracks()
    if (!track) return
    this.#screen = track
    track.addEventListener('ended', () => this.stopSharing())
    this.#become({ sharing: true })
    await this.#send()
  }

  stopSharing(): void {
    this.#screen?.stop()
    this.#screen = undefined
    this.#become({ sharing: false })
    void this.#send()
  }

  /** The screen track being shared. */
  get screen(): MediaStreamTrack | null {
    return this.#screen ?? null
  }

  leave(): void {
    this.#screen?.stop()
    this.#signalling.leave()
    this.#call?.close()
  }

  #hear(event: RoomEvent): void {
    if (event.type === 'welcome') {
      this.#become({ opened: event.opened || this.#room.role === 'coach' })
      this.#listener.onWritten()
      // Signalling messages may have been lost with the connection.
      if (this.standing.call === 'disconnected') this.#call?.restart()
    } else if (event.type === 'written') {
      this.#listener.onWritten()
    } else if (event.type === 'full') {
      // A call that works needs nothing of what was dropped. Another one would wait for it forever.
      if (this.standing.call !== 'connected') this.#giveUp()
    } else if (event.type === 'joined') {
      this.#connection = event.connection
      this.#meet(event.peer)
      this.#signalling.send(event.peer, JSON.stringify({ hello: true }))
      void this.#send()
    } else if (event.type === 'left') {
      if (event.connection !== this.#connection && event.peer !== this.#peer) return
      if (this.#connection !== undefined && event.connection !== this.#connection) return
      this.#connection = undefined
      if (event.clean) this.#part(event.peer)
      else this.#become({ other: 'lost', otherLostAt: performance.now() })
    } else if (!this.#former.has(event.peer)) {
      if (event.peer !== this.#peer) {
        this.#meet(event.peer)
        void this.#send()
      }
      if (this.standing.other !== 'there') this.#become({ other: 'there' })
      if (event.body !== '{"hello":true}') this.#call?.hear(event.body)
      else void this.#send()
    }
  }

  #giveUp(): void {
    this.leave()
    this.#listener.onEnd('full', '')
  }

  /** Calls the other person's page, unless it is being called already. */
  #meet(peer: string): void {
    if (peer !== this.#peer) {
      if (this.#peer !== undefined) this.#former.add(this.#peer)
      this.#former.delete(peer)
      this.#peer = peer
      this.#call?.close()
      this.#call = this.#callTo(peer)
      this.#become({ call: 'connecting', told: null })
    }
    const opened = this.standing.opened || this.#room.role === 'student'
    this.#become({ other: 'there', opened })
  }

  #part(peer: string): void {
    this.#former.add(peer)
    this.#call?.close()
    this.#call = undefined
    this.#peer = undefined
    this.#become({ other: 'left', call: null, told: null })
  }

  #callTo(peer: string): Call {
    const call: Call = new Call({
      polite: this.#room.role === 'student',
      iceServers: this.#room.ice_servers,
      relayOnly: this.#room.network === 'relay',
      send: (body) => this.#signalling.send(peer, body),
      listener: {
        onState: (state) =>
          this.#call === call && this.#become({ call: state, ...(state === 'connected' && { met: true }) }),
        onTold: (told) => {
          if (this.#call !== call) return
          this.#become({ told })
          this.#silence()
        },
        onCaption: (text) => this.#call === call && this.#listener.onCaption(text),
        onLine: (carries) => {
          if (this.#call !== call) return
          this.#become({ carries })
          this.#tell()
        },
      },
    })
    return call
  }

  /** Sends the active tracks in the call and tells the other side. */
  async #send(): Promise<void> {
    const call = this.#call
    if (!call) return
    const { camera, microphone } = this.#devices.tracks
    this.#silence()
    this.#tell()
    await Promise.all([call.use('microphone', microphone), call.use('camera', this.#screen ?? camera)])
  }

  #silence(): void {
    this.#call?.silencePicture(this.standing.soundOnly || this.standing.told?.soundOnly === true)
  }

  #tell(): void {
    const { sharing, soundOnly, carries, captions } = this.standing
    this.#call?.tell({
      microphone: this.#devices.on('microphone'),
      camera: this.#devices.on('camera'),
      sharing,
      soundOnly,
      carries,
      captions,
    })
  }

  #become(change: Partial<MeetingState>): void {
    this.become({ ...this.standing, ...change })
  }
}
