import type { CaptionState } from './call.ts'
import { captionLanguage } from './captions.ts'

/** How it stands with the captions of this side: asked for, loading, being written, or why they are not. */
export type CaptionStep = 'off' | 'asking' | 'offer' | 'loading' | 'on' | 'never' | 'stopped'

export interface CaptionFacts {
  readonly step: CaptionStep
  /** The other one's captions; undefined while nothing is known of them. */
  readonly theirs: CaptionState | undefined
  /** The other one's first name. */
  readonly name: string
  /** Whether this side has a button for them. */
  readonly able: boolean
  readonly microphone: boolean
}

/** What is to be said of the captions while nobody speaks; '' while neither side has any. */
export function captionWords({ step, theirs, name, able, microphone }: CaptionFacts): string {
  if (step === 'asking') return 'Asking your browser …'
  if (step === 'offer') {
    return `For captions your browser needs its language pack for ${languageWords()}. It loads it from its maker, once. What you say stays on this device.`
  }
  if (step === 'loading') return 'Your browser loads the language pack. Captions begin when it is there.'
  if (step === 'never') {
    return `Your browser does not write captions in ${languageWords()} on this device, and we send sound nowhere to have them written.`
  }
  if (step === 'stopped') return 'Your browser has stopped writing captions. Press Captions to try again.'
  if (step === 'on') {
    const own = microphone
      ? `Your browser writes here what you say, for you and ${name}.`
      : 'Your microphone is off, so nothing you say is written.'
    const other = {
      on: '',
      off: ` For ${name}’s words, ${name} has to press Captions too.`,
      none: ` ${name}’s browser cannot write captions.`,
    }[theirs ?? 'on']
    return `${own}${other} Nothing of it is kept.`
  }
  if (theirs !== 'on') return ''
  const invited = able ? ' Press Captions to have your words written too.' : ''
  return `What ${name} says is written here. Nothing of it is kept.${invited}`
}

/** The browser's language, as people of the programme call it. */
function languageWords(): string {
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(captionLanguage()) ?? captionLanguage()
}
