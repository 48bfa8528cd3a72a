import * as messages from '@shinequo/messages/web/room'
import { Store } from './store.ts'

/** Camera and microphone of this computer: which are chosen, which are on, and messages about problems. */

export type Kind = 'camera' | 'microphone'

const KEPT = 'roomDevices'

interface Choice {
  camera?: string
  microphone?: string
  speaker?: string
  /** Turned off by the person. */
  off?: Kind[]
}

function kept(): Choice {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Choice
  } catch {
    return {}
  }
}

function keep(change: Choice): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify({ ...kept(), ...change }))
  } catch {
    // Storage may be full or blocked: the choice only holds for this visit.
  }
}

/** The state of the devices. As a store its value is how often they have changed. */
export class Devices extends Store<number> {
  readonly tracks: Record<Kind, MediaStreamTrack | null> = { camera: null, microphone: null }
  readonly problems: Record<Kind, string> = { camera: '', microphone: '' }
  readonly wanted: Record<Kind, boolean>
  /** Whether the browser has been asked: before, nobody knows whether a device must be turned on. */
  started = false
  #audio: AudioContext | undefined
  #analyser: AnalyserNode | undefined
  #source: MediaStreamAudioSourceNode | undefined

  constructor() {
    super(0)
    const off = kept().off ?? []
    this.wanted = { camera: !off.includes('camera'), microphone: !off.includes('microphone') }
    navigator.mediaDevices?.addEventListener('devicechange', () => this.#changed())
  }

  /** Requests the wanted devices, both in one call, so that the browser prompts only once. */
  async start(): Promise<void> {
    await this.#startWanted()
    this.started = true
    this.#changed()
  }

  async #startWanted(): Promise<void> {
    const { camera, microphone } = this.wanted
    if (camera && microphone) {
      try {
        const stream = await this.#ask(['camera', 'microphone'])
        this.#take('camera', stream.getVideoTracks()[0] ?? null)
        this.#take('microphone', stream.getAudioTracks()[0] ?? null)
        return
      } catch {
        // One of them may still work.
      }
    }
    if (microphone) await this.turn('microphone', true)
    if (camera) await this.turn('camera', true)
  }

  /** Whether the device is available and on. */
  on(kind: Kind): boolean {
    return this.tracks[kind]?.enabled === true
  }

  /**
   * Turns a device on or off and stores that for the next visit. Turning the camera off releases it, so its light goes
   * off. A microphone stays acquired, so that it can resume at once, unless `release` is set.
   */
  async turn(kind: Kind, on: boolean, release = kind === 'camera'): Promise<void> {
    this.wanted[kind] = on
    keep({ off: (['camera', 'microphone'] as const).filter((one) => !this.wanted[one]) })
    this.problems[kind] = ''
    const track = this.tracks[kind]
    if (track) track.enabled = on
    if (!on && release) this.#take(kind, null)
    else if (on && !track) {
      try {
        const stream = await this.#ask([kind])
        if (this.wanted[kind]) this.#take(kind, stream.getTracks()[0] ?? null)
        else for (const track of stream.getTracks()) track.stop()
      } catch (error) {
        this.problems[kind] = problemWords(kind, error)
      }
    }
    this.#changed()
  }

  /** Switches to another device of a kind and stores that. */
  async choose(kind: Kind, id: string): Promise<void> {
    keep({ [kind]: id })
    this.#take(kind, null)
    await this.turn(kind, true)
  }

  /** Releases all devices. */
  stop(): void {
    for (const kind of ['camera', 'microphone'] as const) this.#take(kind, null)
    this.#changed()
  }

  async list(): Promise<Record<Kind | 'speaker', MediaDeviceInfo[]>> {
    const all = (await navigator.mediaDevices?.enumerateDevices()) ?? []
    const of = (kind: MediaDeviceKind) => all.filter((one) => one.kind === kind && one.deviceId !== '')
    return { camera: of('videoinput'), microphone: of('audioinput'), speaker: of('audiooutput') }
  }

  /** The volume at the microphone, from 0 to 1. */
  level(): number {
    if (!this.#analyser || !this.tracks.microphone) return 0
    const wave = new Uint8Array(this.#analyser.fftSize)
    this.#analyser.getByteTimeDomainData(wave)
    const power = wave.reduce((sum, value) => sum + ((value - 128) / 128) ** 2, 0) / wave.length
    return Math.min(1, Math.sqrt(power) * 4)
  }

  /** Plays two soft notes on the chosen speaker. */
  async playSound(): Promise<void> {
    const audio = this.#sound()
    await audio.resume()
    await this.chooseSpeaker(kept().speaker)
    for (const [at, pitch] of [
      [0, 523],
      [0.25, 659],
    ] as const) {
      const [tone, volume] = [audio.createOscillator(), audio.createGain()]
      const start = audio.currentTime + at
      tone.frequency.value = pitch
      volume.gain.setValueAtTime(0, start)
      volume.gain.linearRampToValueAtTime(0.2, start + 0.04)
      volume.gain.linearRampToValueAtTime(0, start + 0.5)
      tone.connect(volume).connect(audio.destination)
      tone.start(start)
      tone.stop(start + 0.5)
    }
  }

  /** The speaker that was chosen last; undefined: the system's default. */
  speaker(): string | undefined {
    return kept().speaker
  }

  /** Switches to another speaker if the browser supports it. */
  async chooseSpeaker(id: string | undefined): Promise<void> {
    if (id === undefined) return
    keep({ speaker: id })
    const audio = this.#sound() as AudioContext & { setSinkId?: (id: string) => Promise<void> }
    await audio.setSinkId?.(id === 'default' ? '' : id).catch(() => undefined)
  }

  #ask(kinds: readonly Kind[]): Promise<MediaStream> {
    if (!navigator.mediaDevices) return Promise.reject(new DOMException('', 'NotSupportedError'))
    const { camera, microphone } = kept()
    return navigator.mediaDevices.getUserMedia({
      ...(kinds.includes('camera') && {
        video: { width: { ideal: 1280 }, height: { ideal: 720 }, ...(camera && { deviceId: camera }) },
      }),
      ...(kinds.includes('microphone') && {
        audio: {
          echoCancellation: true,
          noiseSuppression: true,
          ...(microphone && { deviceId: microphone }),
        },
      }),
    })
  }

  #take(kind: Kind, track: MediaStreamTrack | null): void {
    this.tracks[kind]?.stop()
    this.tracks[kind] = track
    track?.addEventListener('ended', () => {
      if (this.tracks[kind] !== track) return
      this.tracks[kind] = null
      this.problems[kind] = messages.DEVICE_GONE[kind]
      this.#changed()
    })
    if (kind === 'microphone') this.#listenTo(track)
  }

  #listenTo(track: MediaStreamTrack | null): void {
    this.#source?.disconnect()
    this.#source = undefined
    if (!track) return
    const audio = this.#sound()
    void audio.resume()
    this.#analyser ??= Object.assign(audio.createAnalyser(), { fftSize: 1024 })
    this.#source = audio.createMediaStreamSource(new MediaStream([track]))
    this.#source.connect(this.#analyser)
  }

  #sound(): AudioContext {
    this.#audio ??= new AudioContext()
    return this.#audio
  }

  #changed(): void {
    this.become(this.getSnapshot() + 1)
  }
}

/** What is wrong, and what to do about it in this browser. */
function problemWords(kind: Kind, error: unknown): string {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return messages.DEVICE_NOT_FOUND[kind]
  if (name === 'NotReadableError') return messages.DEVICE_IN_USE[kind]
  if (name === 'NotSupportedError' || name === 'TypeError') return messages.DEVICE_NEEDS_HTTPS[kind]
  return messages.deviceBlocked(kind, browserOf(navigator.userAgent))
}

/** The kind of browser, by where it keeps its permission settings. */
function browserOf(agent: string): 'firefox' | 'iphone' | 'safari' | 'other' {
  if (/firefox|fxios/i.test(agent)) return 'firefox'
  if (/iphone|ipad/i.test(agent)) return 'iphone'
  return /safari/i.test(agent) && !/chrom|android|edg/i.test(agent) ? 'safari' : 'other'
}
