import { GOOD_LINE, type Line, type MediaLevel, nextLine } from '@shinequo/domain/sessions/line-quality'
import type { Kind } from './devices.ts'

/** What one side tells the other about itself. */
export interface PeerState {
  readonly microphone: boolean
  readonly camera: boolean
  readonly sharing: boolean
  readonly soundOnly: boolean
  readonly carries: MediaLevel
  /** Left out by a page of before there were captions. */
  readonly captions?: CaptionState
}

/** Whether a side writes down what it says; none: its browser cannot. */
export type CaptionState = 'on' | 'off' | 'none'

type Message =
  | { readonly hello: true }
  | { readonly description: RTCSessionDescriptionInit }
  | { readonly candidate: RTCIceCandidateInit | null }
  | { readonly told: PeerState }

export interface CallListener {
  /** Media flow, did flow and stopped, or have not begun. */
  onState(state: CallState): void
  onTold(told: PeerState): void
  onLine(carries: MediaLevel): void
  /** What the other side said, in writing, straight from its browser. */
  onCaption(text: string): void
}

export type CallState = 'connecting' | 'connected' | 'disconnected'

export interface CallOptions {
  /** The side that gives way when both begin at once; it never makes the first offer. */
  readonly polite: boolean
  readonly iceServers: RTCIceServer[]
  readonly relayOnly: boolean
  readonly send: (body: string) => void
  readonly listener: CallListener
}

/** A browser waits long before it calls a silent line lost; restarting the search for a way early brings media back. */
const RESTART_AFTER_MS = 3000
const RESTART_AGAIN_MS = 6000
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

/** The call to one page of the other side: perfect negotiation over two lines, one of sound and one of picture. */
export class Call {
  /** What comes from the other side. */
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
  /** Descriptions and candidates are taken one after the other. */
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

  /** Sends another track of a kind from now on, or none. */
  async use(kind: Kind, track: MediaStreamTrack | null): Promise<void> {
    this.#own[kind] = track
    await this.#sender(kind)?.replaceTrack(track)
  }

  /** Shows the other side what was said here, past every server; lost while there is no line. */
  caption(text: string): void {
    if (this.#captions?.readyState === 'open') this.#captions.send(text)
  }

  /** Tells the other side about this one. */
  tell(told: PeerState): void {
    this.#send({ told })
  }

  /** Takes what the other side's page said. */
  hear(body: string): void {
    const message = JSON.parse(body) as Message
    if ('told' in message) this.#options.listener.onTold(message.told)
    else this.#turn = this.#turn.then(() => this.#take(message)).catch((error) => console.error(error))
  }

  /** Looks for a way anew. */
  restart(): void {
    if (this.#connection.signalingState !== 'closed') this.#connection.restartIce()
  }

  /** Sends no picture, or sends it again if the line carries it. */
  silencePicture(silenced: boolean): void {
    this.#silenced = silenced
    void this.#apply()
  }

  /** Sends the picture again, small at first, however the line was. */
  tryPicture(): void {
    this.#become({ carries: 'lowered', bad: 0, good: 0 })
  }

  close(): void {
    clearTimeout(this.#restart)
    clearInterval(this.#sampling)
    this.#connection.close()
  }

  /** For whoever measures the call. */
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

  /** Lines that negotiation has just made carry what is on. */
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
      this.#restart ??= setTimeout(() => this.#restartUntilFound(), now === 'failed' ? 0 : RESTART_AFTER_MS)
    }
  }

  #restartUntilFound(): void {
    this.restart()
    this.#restart = setTimeout(() => this.#restartUntilFound(), RESTART_AGAIN_MS)
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

  /** Makes the picture as large as the line carries; none while it is silenced. */
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
