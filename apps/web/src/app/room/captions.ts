/**
 * The part of the browser's speech recognition that the room uses. TypeScript's DOM types do not cover all of it yet.
 */
interface Recognition extends EventTarget {
  processLocally: boolean
  continuous: boolean
  interimResults: boolean
  lang: string
  start(track: MediaStreamTrack): void
  abort(): void
}

interface Asked {
  readonly langs: readonly string[]
  readonly processLocally: true
}

interface RecognitionMaker {
  new (): Recognition
  available(asked: Asked): Promise<string>
  install(asked: Asked): Promise<boolean>
}

interface SpeechResultEvent extends Event {
  readonly resultIndex: number
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>>
}

/**
 * Some browsers have the API without an implementation and crash a page that calls it. This key is stored during the
 * call, so it remains only after a crash.
 */
const ASKED = 'captionsAsked'
/** Delay before restarting a recognition that ended on its own, for example after silence. */
const AGAIN_MS = 300
/** After this many runs in a row shorter than this, recognition counts as broken. */
const [SHORT_MS, MAX_SHORT] = [1000, 5]
const HARMLESS: readonly unknown[] = ['no-speech', 'aborted']

/** The language in which the browser should transcribe. */
export const captionLanguage = () => navigator.language

const asked = (): Asked => ({ langs: [captionLanguage()], processLocally: true })

/** Undefined without `processLocally`: such a browser would send the audio to its vendor, whatever a page sets. */
function maker(): RecognitionMaker | undefined {
  const known = (window as { SpeechRecognition?: RecognitionMaker }).SpeechRecognition
  const able = known && 'processLocally' in known.prototype && 'available' in known && 'install' in known
  return able ? known : undefined
}

function kept(change?: string | null): string | null {
  try {
    if (change === null) localStorage.removeItem(ASKED)
    else if (change !== undefined) localStorage.setItem(ASKED, change)
    return localStorage.getItem(ASKED)
  } catch {
    return null
  }
}

/**
 * Whether this browser can be asked for captions: it has the API, and its version has not crashed a page that used it.
 */
export function mayCaption(): boolean {
  return maker() !== undefined && kept() !== navigator.userAgent
}

/**
 * Asks whether the browser can transcribe on this device: now, after a download, or not at all. Never rejects. Call it
 * only on a button press, because some browsers crash the page instead of responding.
 */
export async function askForCaptions(): Promise<'ready' | 'loadable' | 'never'> {
  const forget = () => void kept(null)
  kept(navigator.userAgent)
  addEventListener('pagehide', forget)
  try {
    const answer = await maker()?.available(asked())
    if (answer === 'available') return 'ready'
    return answer === 'downloadable' || answer === 'downloading' ? 'loadable' : 'never'
  } catch {
    return 'never'
  } finally {
    removeEventListener('pagehide', forget)
    forget()
  }
}

/** Lets the browser download what it needs from its vendor. Resolves to whether that succeeded. Never rejects. */
export async function loadCaptions(): Promise<boolean> {
  try {
    return (await maker()?.install(asked())) === true
  } catch {
    return false
  }
}

/** Transcribes a microphone, only on this device. */
export class Captions {
  readonly #onText: (text: string) => void
  readonly #onFailure: () => void
  #recognition: Recognition | undefined
  #track: MediaStreamTrack | null = null
  #again: ReturnType<typeof setTimeout> | undefined
  #short = 0

  /** `onFailure` is called after recognition has stopped because of an error. */
  constructor(onText: (text: string) => void, onFailure: () => void) {
    this.#onText = onText
    this.#onFailure = onFailure
  }

  /** Listens to this microphone from now on; null: to none. */
  listen(track: MediaStreamTrack | null): void {
    if (track === this.#track) return
    this.#stop()
    this.#track = track
    this.#short = 0
    this.#start()
  }

  #start(): void {
    const known = maker()
    const track = this.#track
    if (!known || !track) return
    const recognition = new known()
    recognition.processLocally = true
    Object.assign(recognition, { continuous: true, interimResults: true, lang: captionLanguage() })
    const begun = performance.now()
    const on = (type: string, act: (event: Event) => void) =>
      recognition.addEventListener(type, (event) => recognition === this.#recognition && act(event))
    on('result', (event) => {
      const { results, resultIndex } = event as SpeechResultEvent
      const said = Array.from(results).slice(resultIndex)
      const text = said.map((guesses) => guesses[0]?.transcript.trim()).join(' ')
      this.#short = 0
      if (text !== '') this.#onText(text)
    })
    on('error', (event) => {
      if (!HARMLESS.includes((event as Event & { error?: unknown }).error)) this.#fail()
    })
    on('end', () => {
      this.#short = performance.now() - begun < SHORT_MS ? this.#short + 1 : 0
      if (this.#short >= MAX_SHORT) this.#fail()
      else this.#again = setTimeout(() => this.#start(), AGAIN_MS)
    })
    this.#recognition = recognition
    try {
      recognition.start(track)
    } catch {
      this.#fail()
    }
  }

  #fail(): void {
    this.#track = null
    this.#stop()
    this.#onFailure()
  }

  #stop(): void {
    clearTimeout(this.#again)
    const recognition = this.#recognition
    this.#recognition = undefined
    recognition?.abort()
  }
}
