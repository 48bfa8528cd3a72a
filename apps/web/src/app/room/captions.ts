/** The part of a browser's recognition of speech that the room uses; the types of browsers do not know all of it yet. */
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

/** Some browsers have the call but nobody to answer it, and end a page that asks. This is left behind while one is asked. */
const ASKED = 'captionsAsked'
/** A browser that ends by itself, as it does after silence, begins again this much later. */
const AGAIN_MS = 300
/** One that ends again and again as soon as it has begun does not work. */
const [SHORT_MS, MAX_SHORT] = [1000, 5]
const HARMLESS: readonly unknown[] = ['no-speech', 'aborted']

/** The language in which this browser is asked to write. */
export const captionLanguage = () => navigator.language

const asked = (): Asked => ({ langs: [captionLanguage()], processLocally: true })

/** Without `processLocally` a browser would send the sound to its maker, whatever a page sets. */
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

/** Whether it makes sense to ask this browser for captions: it knows the calls, and its version did not end a page over them. */
export function mayCaption(): boolean {
  return maker() !== undefined && kept() !== navigator.userAgent
}

/**
 * Asks the browser whether it writes on this device: now, after it has loaded what it needs, or not at all. Never
 * rejects. Only for a press: there are browsers that end the page instead of answering.
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

/** Lets the browser load what it needs to write, from its maker; answers whether it has it. Never rejects. */
export async function loadCaptions(): Promise<boolean> {
  try {
    return (await maker()?.install(asked())) === true
  } catch {
    return false
  }
}

/** Writes down what a microphone hears, on this device alone. */
export class Captions {
  readonly #onText: (text: string) => void
  readonly #onFailure: () => void
  #recognition: Recognition | undefined
  #track: MediaStreamTrack | null = null
  #again: ReturnType<typeof setTimeout> | undefined
  #short = 0

  /** `onFailure` is called when the browser cannot go on; it has stopped by then. */
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
    const begun = Date.now()
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
      this.#short = Date.now() - begun < SHORT_MS ? this.#short + 1 : 0
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
