import * as messages from '@shinequo/messages/web/room'
import type { CaptionState } from './call.ts'
import { type CaptionStep, captionWords } from './caption-words.ts'
import { askForCaptions, Captions, loadCaptions, mayCaption } from './captions.ts'
import type { Devices } from './devices.ts'
import type { Meeting } from './meeting.ts'
import { say } from './say.ts'
import { Store } from './store.ts'

/** How long a caption is shown, enough time to read it. */
const STAYS_MS = 8000
/** Longest caption, in characters. Only the end is shown, because it is new. */
const MAX_SHOWN = 160

type Speaker = 'other' | 'you'

interface Captioned {
  readonly step: CaptionStep
  /** What each of the two said just now; '' for nothing. */
  readonly lines: Readonly<Record<Speaker, string>>
}

/** The captions of both people: whether this side transcribes its speech, and what was said just now. */
export class Captioning extends Store<Captioned> {
  /** Whether this browser can be asked for captions. */
  readonly able = mayCaption()
  readonly #name: string
  readonly #meeting: Meeting
  readonly #devices: Devices
  readonly #captions: Captions
  readonly #hiding: Partial<Record<Speaker, ReturnType<typeof setTimeout>>> = {}
  /** Incremented per press, so that results of an earlier press are ignored. */
  #turn = 0
  #heardOf: CaptionState | undefined

  /** `name` is the other person's first name. */
  constructor(name: string, meeting: Meeting, devices: Devices) {
    super({ step: 'off', lines: { other: '', you: '' } })
    this.#name = name
    this.#meeting = meeting
    this.#devices = devices
    this.#captions = new Captions(
      (text) => {
        this.#show('you', text)
        meeting.call?.caption(endOf(text))
      },
      () => this.#go('stopped'),
    )
    meeting.subscribe(() => this.#follow())
    devices.subscribe(() => this.#follow())
    if (this.able) meeting.setCaptions('off')
  }

  /** Shows what the other person said. */
  hear(text: string): void {
    this.#show('other', text)
  }

  /** Turns the captions of this side on or off, as its button does. */
  readonly press = (): void => {
    const { step } = this.getSnapshot()
    if (step === 'off' || step === 'never' || step === 'stopped') void this.#begin(askForCaptions(), 'asking')
    else this.stop()
  }

  /** Lets the browser download its language pack. */
  readonly load = (): void => void this.#begin(loadCaptions(), 'loading')

  readonly stop = (): void => this.#go('off')

  close(): void {
    this.#turn += 1
    this.#captions.listen(null)
  }

  /** The message while nobody speaks; '' while neither side has captions. */
  words(): string {
    return captionWords({
      step: this.getSnapshot().step,
      theirs: this.#meeting.standing.told?.captions,
      name: this.#name,
      able: this.able,
      microphone: this.#devices.on('microphone'),
    })
  }

  async #begin(answer: Promise<unknown>, meanwhile: CaptionStep): Promise<void> {
    this.#turn += 1
    const mine = this.#turn
    this.#go(meanwhile)
    const found = await answer
    if (mine !== this.#turn) return
    if (found === 'loadable') this.#go('offer')
    else this.#go(found === 'ready' || found === true ? 'on' : 'never')
  }

  #go(step: CaptionStep): void {
    if (step === 'off') this.#turn += 1
    this.become({ ...this.getSnapshot(), step })
    this.#meeting.setCaptions(step === 'on' ? 'on' : step === 'never' ? 'none' : 'off')
    say(this.words() || messages.captionsAreOff)
  }

  /** Listens while there is somebody to read it, and says that the other side has begun. */
  #follow(): void {
    const { call, told } = this.#meeting.standing
    const { step } = this.getSnapshot()
    const on = step === 'on' && call === 'connected' && this.#devices.on('microphone')
    this.#captions.listen(on ? this.#devices.tracks.microphone : null)
    if (told?.captions === 'on' && this.#heardOf !== 'on' && step === 'off') say(this.words())
    this.#heardOf = told?.captions
  }

  #show(who: Speaker, text: string): void {
    const draw = (line: string) => {
      const { step, lines } = this.getSnapshot()
      this.become({ step, lines: { ...lines, [who]: line } })
    }
    clearTimeout(this.#hiding[who])
    this.#hiding[who] = setTimeout(() => draw(''), STAYS_MS)
    draw(endOf(text))
  }
}

const endOf = (text: string) => (text.length > MAX_SHOWN ? `…${text.slice(-MAX_SHOWN)}` : text)
