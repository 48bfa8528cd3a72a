import type { RoomEvent } from '@shinequo/contract/events'
import type { SessionRoom } from '@shinequo/contract/sessions/room'
import type { MediaLevel } from '@shinequo/domain/sessions/line-quality'
import { Call, type CallState, type CaptionState, type PeerState } from './call.ts'
import type { Devices } from './devices.ts'
import { type Ending, Signalling } from './signalling.ts'

/** How it stands with the two of them; what the page shows follows from this alone. */
export interface MeetingState {
  /** The way to the server; `since` when it was lost (epoch milliseconds). */
  readonly line: { readonly open: boolean; readonly since: number }
  /** The coach has opened the room. */
  readonly opened: boolean
  /** The other one's page: none yet, there, gone by itself, or lost since then. */
  readonly other: 'none' | 'there' | 'left' | 'lost'
  readonly otherLostAt: number
  /** Null while there is nobody to call. */
  readonly call: CallState | null
  /** Picture or sound came from the other side at some time. */
  readonly met: boolean
  readonly told: PeerState | null
  readonly carries: MediaLevel
  readonly sharing: boolean
  readonly soundOnly: boolean
  /** Whether this side writes down what it says. */
  readonly captions: CaptionState
}

export interface MeetingListener {
  onChange(standing: MeetingState): void
  /** The two may have written to each other since. */
  onWritten(): void
  /** What the other one said, in writing. */
  onCaption(text: string): void
  onEnd(ending: Ending, message: string): void
}

/** The meeting as one of the two has it: who is there, what flows, and what this side sends. */
export class Meeting {
  readonly #room: SessionRoom
  readonly #devices: Devices
  readonly #listener: MeetingListener
  readonly #signalling: Signalling
  #call: Call | undefined
  #screen: MediaStreamTrack | undefined
  #peer: string | undefined
  #connection: string | undefined
  readonly #former = new Set<string>()
  #standing: MeetingState = {
    line: { open: false, since: Date.now() },
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
  }

  constructor(room: SessionRoom, devices: Devices, listener: MeetingListener) {
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
    devices.onChange(() => void this.#send())
  }

  get standing(): MeetingState {
    return this.#standing
  }

  /** What comes from the other side. */
  get remote(): MediaStream | null {
    return this.#call?.remote ?? null
  }

  /** The call, for whoever measures it. */
  get call(): Call | undefined {
    return this.#call
  }

  /** Tries a lost connection now. */
  retry(): void {
    this.#signalling.retry()
    this.#call?.restart()
  }

  tryPicture(): void {
    if (this.#standing.soundOnly) this.setSoundOnly(false)
    else this.#call?.tryPicture()
  }

  /** Neither sends nor asks for a picture. */
  setSoundOnly(soundOnly: boolean): void {
    this.#become({ soundOnly })
    void this.#send()
  }

  /** Tells the other side whether this one writes down what it says. */
  setCaptions(captions: CaptionState): void {
    this.#become({ captions })
    this.#tell()
  }

  /** Shows a screen in place of the camera until it is stopped, here or in the browser's own bar. */
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

  /** What is shown of a screen at this moment. */
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
      // Words may have been lost with the connection.
      if (this.#standing.call === 'disconnected') this.#call?.restart()
    } else if (event.type === 'written') {
      this.#listener.onWritten()
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
      else this.#become({ other: 'lost', otherLostAt: Date.now() })
    } else if (!this.#former.has(event.peer)) {
      if (event.peer !== this.#peer) {
        this.#meet(event.peer)
        void this.#send()
      }
      if (this.#standing.other !== 'there') this.#become({ other: 'there' })
      if (event.body !== '{"hello":true}') this.#call?.hear(event.body)
      else void this.#send()
    }
  }

  /** Calls the other's page; one that was called before keeps its call. */
  #meet(peer: string): void {
    if (peer !== this.#peer) {
      if (this.#peer !== undefined) this.#former.add(this.#peer)
      this.#former.delete(peer)
      this.#peer = peer
      this.#call?.close()
      this.#call = this.#callTo(peer)
      this.#become({ call: 'connecting', told: null })
    }
    const opened = this.#standing.opened || this.#room.role === 'student'
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

  /** Puts what is on into the call, and tells the other side. */
  async #send(): Promise<void> {
    const call = this.#call
    if (!call) return
    const { camera, microphone } = this.#devices.tracks
    this.#silence()
    this.#tell()
    await Promise.all([call.use('microphone', microphone), call.use('camera', this.#screen ?? camera)])
  }

  #silence(): void {
    this.#call?.silencePicture(this.#standing.soundOnly || this.#standing.told?.soundOnly === true)
  }

  #tell(): void {
    const { sharing, soundOnly, carries, captions } = this.#standing
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
    this.#standing = { ...this.#standing, ...change }
    this.#listener.onChange(this.#standing)
  }
}
