import { locale } from '@shinequo/messages/locale'
import * as messages from '@shinequo/messages/web/room'
import type { CaptionState } from './call.ts'
import { captionLanguage } from './captions.ts'

/** The state of this side's captions: off, asking, loading, on, or why they are not available. */
export type CaptionStep = 'off' | 'asking' | 'offer' | 'loading' | 'on' | 'never' | 'stopped'

export interface CaptionFacts {
  readonly step: CaptionStep
  /** The other person's captions; undefined while unknown. */
  readonly theirs: CaptionState | undefined
  /** The other person's first name. */
  readonly name: string
  /** Whether this side has a captions button. */
  readonly able: boolean
  readonly microphone: boolean
}

/** The message about captions while nobody speaks; '' while neither side has any. */
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

/** The name of the browser's language, in the language of the page. */
function languageWords(): string {
  return new Intl.DisplayNames([locale], { type: 'language' }).of(captionLanguage()) ?? captionLanguage()
}
