import type { AnswersPreview, StayingCoach } from '@shinequo/contract/questionnaire'
import * as messages from '@shinequo/messages/web/questionnaire'

/** The effect of the answers, in one or two sentences. */
export function summaryWords({ changes, staying, joining, asked }: AnswersPreview): string {
  if (!changes) {
    return staying.length === 0 ? messages.nothingWouldChange : messages.coachesUnchanged
  }
  return messages.wouldChange(staying.length, joining.length, asked)
}

/** Why no new coach is named, or what to know about the new ones. */
export function newCoachWords(preview: AnswersPreview): string {
  const { places_free, joining, asked, held } = preview
  if (places_free === 0) return messages.asManyAsPossible
  if (held) return messages.peopleChoose
  if (joining.length > 0) return messages.asPlacesStand
  return asked > 0 ? messages.wouldAsk(asked) : messages.nobodyNewFits(places_free)
}

/** The reasons for the student and a coach, grouped by what happens to them. Empty groups are left out. */
export function fitRows({ fits, gained, lost }: StayingCoach): (readonly [name: string, reasons: string])[] {
  const rows = [
    [messages.FIT_ROWS.fits, fits],
    [messages.FIT_ROWS.gained, gained],
    [messages.FIT_ROWS.lost, lost],
  ] as const
  return rows.flatMap(([name, reasons]) => (reasons.length > 0 ? [[name, reasons.join(' · ')]] : []))
}
