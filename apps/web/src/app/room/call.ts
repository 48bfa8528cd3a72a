import { GOOD_LINE, type Line, type MediaLevel, nextLine } from '@shinequo/domain/sessions/line-quality'
import type { Kind } from './devices.ts'

/** What each side tells the other about itself. */
export interface PeerState {
  readonly microphone: boolean
  readonly camera: boolean
  readonly sharing: boolean
  readonly soundOnly: boolean
  readonly carries: MediaLevel
  /** Left out by pages from before captions existed. */
  readonly captions?: CaptionState
}

/** Whether a side transcribes its speech; 'none': its browser cannot. */
export type CaptionState = 'on' | 'off' | 'none'

type Message =
  | { readonly hello: true }
  | { readonly description: RTCSessionDescriptionInit }
  | { readonly candidate: RTCIceCandidateInit | null }
  | { readonly told: PeerState }

export interface CallListener {
  /** Whether media flow, have stopped, or have not started. */
  onState(state: CallState): void
  onTold(told: PeerState): void
  onLine(carries: MediaLevel): void
  /** The other side's speech as text, directly from its browser. */
  onCaption(text: string): void
}

export type CallState = 'connecting' | 'connected' | 'disconnected'

export interface CallOptions {
  /** The side that yields when both make an offer at once; it never makes the first offer. */
  readonly polite: boolean
  readonly iceServers: RTCIceServer[]
  readonly relayOnly: boolean
  readonly send: (body: string) => void
  readonly listener: CallListener
}

/** Browsers take long to declare a silent connection lost. An early ICE restart brings media back sooner. */
const RESTART_AFTER_MS = 3000
const RESTART_AGAIN_MS = 6000
/**
 * While no way is found, the restarts become rarer, up to this: each of them sends kilobytes to the other side, and a
 * room lasts an hour and more.
 */
const RAREST_RESTART_MS = 60_000
const SAMPLE_MS = 2000
const LOWERED: Partial<RTCRtpEncodingParameters> = {
  active: true,
  maxBitrate: 150_000,
  scaleResolutionDownBy: 4,
  maxFramerate: 12,
}
const WHOLE: Partial<RTCRtpEncodingParameters> = {
  active: true,
  maxBitrate: 2_500_000,
  scaleResolutionDownBy: 1,
  maxFramerate: 30,
}

/** A call with one page of the other side: perfect negotiation with one audio and one video transceiver. */
export class Call {
  /** The media from the other side. */
  readonly remote = new MediaStream()
  readonly #connection: RTCPeerConnection
  readonly #options: CallOptions
  #captions: RTCDataChannel | undefined
  readonly #own: Record<Kind, MediaStreamTrack | null> = { camera: null, microphone: null }
  #making = false
  #ignoring = false
  #restart: ReturnType<typeof setTimeout> | undefined
  readonly #sampling: ReturnType<typeof setInterval>
  #line: Line = GOOD_LINE
  #silenced = false
  #state: CallState = 'connecting'
  /** Serialises the handling of descriptions and candidates. */
  #turn: Promise<void> = Promise.resolve()

  constructor(options: CallOptions) {
    this.#options = options
    const { iceServers, relayOnly } = options
    const connection = new RTCPeerConnection({
      iceServers,
      iceTransportPolicy: relayOnly ? 'relay' : 'all',
      bundlePolicy: 'max-bundle',
    })
    this.#connection = connection
    connection.onicecandidate = ({ candidate }) => this.#send({ candidate: candidate?.toJSON() ?? null })
    connection.ontrack = ({ track }) => this.remote.addTrack(track)
    connection.onnegotiationneeded = () => void this.#offer()
    connection.oniceconnectionstatechange = () => this.#look()
    this.#sampling = setInterval(() => void this.#sample(), SAMPLE_MS)
    connection.ondatachannel = ({ channel }) => this.#takeCaptions(channel)
    if (!options.polite) {
      connection.addTransceiver('audio', { direction: 'sendrecv' })
      connection.addTransceiver('video', { direction: 'sendrecv' })
      this.#takeCaptions(connection.createDataChannel('captions'))
    }
  }

  get state(): CallState {
    return this.#state
  }

  /** From now on sends this track of a kind, or none. */
  async use(kind: Kind, track: MediaStreamTrack | null): Promise<void> {
    this.#own[kind] = track
    await this.#sender(kind)?.replaceTrack(track)
  }

  /**
   * Sends the text of this side's speech directly to the other side, without a server. Lost while there is no
   * connection.
   */
  caption(text: string): void {
    if (this.#captions?.readyState === 'open') this.#captions.send(text)
  }

  /** Tells the other side about this one. */
  tell(told: PeerState): void {
    this.#send({ told })
  }

  /** Handles a message from the other side's page. */
  hear(body: string): void {
    const message = JSON.parse(body) as Message
    if ('told' in message) this.#options.listener.onTold(message.told)
    else this.#turn = this.#turn.then(() => this.#take(message)).catch((error) => console.error(error))
  }

  /** Restarts ICE. */
  restart(): void {
    if (this.#connection.signalingState !== 'closed') this.#connection.restartIce()
  }

  /** Stops sending video, or resumes it if the connection can carry it. */
  silencePicture(silenced: boolean): void {
    this.#silenced = silenced
    void this.#apply()
  }

  /** Resumes video, small at first, however bad the connection was. */
  tryPicture(): void {
    this.#become({ carries: 'lowered', bad: 0, good: 0 })
  }

  close(): void {
    clearTimeout(this.#restart)
    clearInterval(this.#sampling)
    this.#connection.close()
  }

  /** For measuring the call. */
  stats(): Promise<RTCStatsReport> {
    return this.#connection.getStats()
  }

  #takeCaptions(channel: RTCDataChannel): void {
    this.#captions = channel
    channel.onmessage = ({ data }) => this.#options.listener.onCaption(String(data))
  }

  #send(message: Message): void {
    this.#options.send(JSON.stringify(message))
  }

  #sender(kind: Kind): RTCRtpSender | undefined {
    const of = kind === 'camera' ? 'video' : 'audio'
    return this.#connection.getTransceivers().find(({ receiver }) => receiver.track.kind === of)?.sender
  }

  async #offer(): Promise<void> {
    try {
      this.#making = true
      await this.#connection.setLocalDescription()
      const description = this.#connection.localDescription
      if (description) this.#send({ description })
      await this.#reuse()
    } catch (error) {
      if (this.#connection.signalingState !== 'closed') console.error(error)
    } finally {
      this.#making = false
    }
  }

  async #take(message: Message): Promise<void> {
    const connection = this.#connection
    if (connection.signalingState === 'closed') return
    if ('description' in message) {
      const { description } = message
      const collides =
        description.type === 'offer' && (this.#making || connection.signalingState !== 'stable')
      this.#ignoring = !this.#options.polite && collides
      if (this.#ignoring) return
      await connection.setRemoteDescription(description)
      if (description.type !== 'offer') return
      for (const transceiver of connection.getTransceivers()) transceiver.direction = 'sendrecv'
      await this.#reuse()
      await connection.setLocalDescription()
      if (connection.localDescription) this.#send({ description: connection.localDescription })
      await this.#apply()
    } else if ('candidate' in message) {
      try {
        await connection.addIceCandidate(message.candidate ?? undefined)
      } catch (error) {
        if (!this.#ignoring) throw error
      }
    }
  }

  /** Attaches the active tracks to transceivers that the negotiation has just created. */
  async #reuse(): Promise<void> {
    for (const kind of ['camera', 'microphone'] as const) {
      const sender = this.#sender(kind)
      if (sender && sender.track !== this.#own[kind]) await sender.replaceTrack(this.#own[kind])
    }
  }

  #look(): void {
    const now = this.#connection.iceConnectionState
    if (now === 'connected' || now === 'completed') {
      clearTimeout(this.#restart)
      this.#restart = undefined
      this.#become(this.#line)
      this.#say('connected')
    } else if (now === 'disconnected' || now === 'failed') {
      this.#say('disconnected')
      const wait = now === 'failed' ? 0 : RESTART_AFTER_MS
      this.#restart ??= setTimeout(() => this.#restartUntilFound(RESTART_AGAIN_MS), wait)
    }
  }

  #restartUntilFound(wait: number): void {
    this.restart()
    const next = Math.min(wait * 2, RAREST_RESTART_MS)
    this.#restart = setTimeout(() => this.#restartUntilFound(next), wait)
  }

  #say(state: CallState): void {
    if (state === this.#state) return
    this.#state = state
    this.#options.listener.onState(state)
  }

  async #sample(): Promise<void> {
    if (this.#state !== 'connected') return
    const losses: number[] = []
    let roundTrip: number | null = null
    for (const report of (await this.stats()).values()) {
      if (report.type === 'remote-inbound-rtp' && typeof report.fractionLost === 'number') {
        losses.push(report.fractionLost)
      }
      if (report.type === 'candidate-pair' && report.nominated && report.currentRoundTripTime !== undefined) {
        roundTrip = report.currentRoundTripTime * 1000
      }
    }
    this.#become(nextLine(this.#line, { loss: Math.max(0, ...losses), roundTrip }))
  }

  #become(line: Line): void {
    const changed = line.carries !== this.#line.carries
    this.#line = line
    if (!changed) return
    void this.#apply()
    this.#options.listener.onLine(line.carries)
  }

  /** Sets the video size to what the connection can carry; no video while it is silenced. */
  async #apply(): Promise<void> {
    const sender = this.#sender('camera')
    const parameters = sender?.getParameters()
    const [encoding] = parameters?.encodings ?? []
    if (!sender || !parameters || !encoding) return
    const { carries } = this.#line
    Object.assign(encoding, carries === 'all' ? WHOLE : LOWERED, {
      active: !this.#silenced && carries !== 'sound',
    })
    await sender.setParameters(parameters).catch(() => undefined)
  }
}
