import { locale } from '@shinequo/messages/locale'
import * as messages from '@shinequo/messages/web/room'
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
  if (step === 'asking') return messages.askingBrowser
  if (step === 'offer') return messages.captionsNeedPack(languageWords())
  if (step === 'loading') return messages.loadingPack
  if (step === 'never') return messages.noCaptionsIn(languageWords())
  if (step === 'stopped') return messages.captionsStopped
  if (step === 'on') {
    const own = microphone ? messages.writesForYouTwo(name) : messages.microphoneIsOff
    if (theirs === 'off') return `${own} ${messages.theyMustPress(name)} ${messages.nothingIsKept}`
    if (theirs === 'none') return `${own} ${messages.theyCannotCaption(name)} ${messages.nothingIsKept}`
    return `${own} ${messages.nothingIsKept}`
  }
  if (theirs !== 'on') return ''
  const said = `${messages.theirWords(name)} ${messages.nothingIsKept}`
  return able ? `${said} ${messages.pressCaptionsToo}` : said
}

/** The browser's language, as people of the programme call it. */
function languageWords(): string {
  return new Intl.DisplayNames([locale], { type: 'language' }).of(captionLanguage()) ?? captionLanguage()
}
