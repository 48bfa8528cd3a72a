import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/room'
import { OF_A_PERSON } from '../../lib/words-of.ts'
import type { CaptionState } from './call.ts'
import { type CaptionStep, captionWords } from './caption-words.ts'
import { askForCaptions, Captions, loadCaptions } from './captions.ts'
import type { Devices } from './devices.ts'
import { button, h, say, show, write } from './dom.ts'
import type { Meeting } from './meeting.ts'

/** How long a caption is shown, enough time to read it. */
const STAYS_MS = 8000
/** Longest caption, in characters. Only the end is shown, because it is new. */
const MAX_SHOWN = 160

export interface CaptionStrip {
  readonly element: HTMLElement
  /** Shows what the other person said. */
  hear(text: string): void
  /** Call this when the captions button was pressed. */
  press(): void
  /** Updates it to who is there and what is on. */
  refresh(): void
  close(): void
}

/**
 * The captions of both people, below the picture. `able`: this browser can be asked for captions. `onState` is called
 * with whether this side transcribes, `onDone` when the focus must move because the buttons that had it disappeared.
 */
export function captionStrip(
  { name, able }: { readonly name: string; readonly able: boolean },
  meeting: () => Meeting,
  devices: Devices,
  onState: (on: boolean) => void,
  onDone: () => void,
): CaptionStrip {
  const lines = { other: line(name), you: line(messages.you) }
  const words = h('p', { class: 'max-w-[75ch] text-sm tablet:text-center' })
  const load = button('light', messages.loadPack, () => void begin(loadCaptions(), 'loading'))
  const no = button('night', actions.notNow, () => become('off'))
  const acts = h('div', { class: 'flex flex-wrap gap-2' }, load, no)
  const written = h('div', { class: 'grid content-end gap-1' }, lines.other.element, lines.you.element)
  const element = h(
    'div',
    {
      role: 'group',
      'aria-label': messages.captions,
      hidden: true,
      class:
        'mx-auto grid min-h-26 w-full max-w-240 content-center gap-2 px-4 pb-2 tablet:min-h-20 tablet:justify-items-center',
    },
    written,
    words,
    acts,
  )
  let step: CaptionStep = 'off'
  /** Incremented per press, so that results of an earlier press are ignored. */
  let turn = 0
  let heardOf: CaptionState | undefined

  const captions = new Captions(
    (text) => {
      const end = endOf(text)
      lines.you.show(end, refresh)
      meeting().call?.caption(end)
    },
    () => become('stopped'),
  )

  async function begin(answer: Promise<unknown>, meanwhile: CaptionStep): Promise<void> {
    turn += 1
    const mine = turn
    become(meanwhile)
    const found = await answer
    if (mine !== turn) return
    if (found === 'loadable') become('offer')
    else become(found === 'ready' || found === true ? 'on' : 'never')
  }

  function become(next: CaptionStep): void {
    if (next === 'off') turn += 1
    const had = document.activeElement
    step = next
    onState(step === 'on')
    meeting().setCaptions(step === 'on' ? 'on' : step === 'never' ? 'none' : 'off')
    refresh()
    say(text() || messages.captionsAreOff)
    if (acts.hidden) {
      if (acts.contains(had)) onDone()
      // If the person has moved the focus elsewhere meanwhile, it stays there.
    } else if (acts.contains(had) || had?.matches('body, [aria-controls=more], [data-captions]')) {
      acts.querySelector<HTMLElement>('button:not([hidden])')?.focus()
    }
  }

  function text(): string {
    const { told } = meeting().standing
    return captionWords({
      step,
      theirs: told?.captions,
      name,
      able,
      microphone: devices.on('microphone'),
    })
  }

  function refresh(): void {
    const { call, told } = meeting().standing
    const on = step === 'on' && call === 'connected' && devices.on('microphone')
    captions.listen(on ? devices.tracks.microphone : null)
    const spoken = lines.you.shown() || lines.other.shown()
    const asks = step === 'offer' || step === 'loading' || step === 'never' || step === 'stopped'
    write(words, text())
    show(words, asks || !spoken)
    show(written, !asks && spoken)
    show(acts, asks)
    show(load, step === 'offer')
    write(no, step === 'offer' ? actions.notNow : step === 'loading' ? messages.stopWaiting : actions.close)
    // Without a call nothing is heard, and the panel over the picture says why.
    show(element, call !== null && (asks || spoken || (call === 'connected' && text() !== '')))
    if (told?.captions === 'on' && heardOf !== 'on' && step === 'off') say(text())
    heardOf = told?.captions
  }

  return {
    element,
    hear: (text) => lines.other.show(endOf(text), refresh),
    press: () => {
      if (step === 'off' || step === 'never' || step === 'stopped') void begin(askForCaptions(), 'asking')
      else become('off')
    },
    refresh,
    close: () => {
      turn += 1
      captions.listen(null)
    },
  }
}

const endOf = (text: string) => (text.length > MAX_SHOWN ? `…${text.slice(-MAX_SHOWN)}` : text)

/** The end of what one of them said last, at most two rows. */
function line(who: string) {
  const said = h('p', OF_A_PERSON)
  const element = h(
    'div',
    { class: 'flex gap-2 rounded-in bg-night-3 px-3 py-1', hidden: true },
    h('p', { class: 'max-w-24 shrink-0 truncate font-strong' }, who),
    h('div', { class: 'flex max-h-[2lh] flex-1 flex-col justify-end overflow-hidden' }, said),
  )
  let hiding: ReturnType<typeof setTimeout> | undefined
  return {
    element,
    shown: () => !element.hidden,
    /** Shows it for a while. `onChange` is called when it appears and disappears. */
    show: (text: string, onChange: () => void) => {
      clearTimeout(hiding)
      hiding = setTimeout(() => {
        show(element, false)
        onChange()
      }, STAYS_MS)
      write(said, text)
      show(element, true)
      onChange()
    },
  }
}
