import type { AnswersPreview, StayingCoach } from '@shinequo/contract/questionnaire'
import * as messages from '@shinequo/messages/web/questionnaire'

/** What comes of the answers, in a sentence or two. */
export function summaryWords({ changes, staying, joining, asked }: AnswersPreview): string {
  if (!changes) {
    return staying.length === 0 ? messages.nothingWouldChange : messages.coachesUnchanged
  }
  return messages.wouldChange(staying.length, joining.length, asked)
}

/** Why nobody new is named, or what is to be known of who is. */
export function newCoachWords(preview: AnswersPreview): string {
  const { places_free, joining, asked, held } = preview
  if (places_free === 0) return messages.asManyAsPossible
  if (held) return messages.peopleChoose
  if (joining.length > 0) return messages.asPlacesStand
  return asked > 0 ? messages.wouldAsk(asked) : messages.nobodyNewFits(places_free)
}

/** What speaks for the student and a coach, by what becomes of it; without what there is nothing of. */
export function fitRows({ fits, gained, lost }: StayingCoach): (readonly [name: string, reasons: string])[] {
  const rows = [
    [messages.FIT_ROWS.fits, fits],
    [messages.FIT_ROWS.gained, gained],
    [messages.FIT_ROWS.lost, lost],
  ] as const
  return rows.flatMap(([name, reasons]) => (reasons.length > 0 ? [[name, reasons.join(' · ')]] : []))
}
