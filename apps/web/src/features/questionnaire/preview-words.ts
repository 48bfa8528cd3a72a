import type { AnswersPreview, StayingCoach } from '@shinequo/contract/questionnaire'
import * as messages from '@shinequo/messages/web/questionnaire'
import { reasonWords } from '../../lib/reason-words.ts'

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
export function fitRows(coach: StayingCoach): (readonly [name: string, reasons: string])[] {
  const rows = [
    [messages.FIT_ROWS.fits, reasonWords(coach.fits_codes)],
    [messages.FIT_ROWS.gained, reasonWords(coach.gained_codes)],
    [messages.FIT_ROWS.lost, reasonWords(coach.lost_codes)],
  ] as const
  return rows.flatMap(([name, reasons]) => (reasons.length > 0 ? [[name, reasons.join(' · ')]] : []))
}
