import type { AnswersPreview, StayingCoach } from '@shinequo/contract/questionnaire'

/** What comes of the answers, in a sentence or two. */
export function summaryWords({ changes, staying, joining, asked }: AnswersPreview): string {
  if (!changes) {
    return staying.length === 0
      ? 'Nothing would change at the moment.'
      : 'Nothing would change about your coaches. They read your answers once you send them.'
  }
  const stay =
    staying.length === 0 ? [] : [`${coaches(staying.length)} stay${staying.length === 1 ? 's' : ''}`]
  const come = joining.length === 0 ? [] : [`${joining.length} would be new`]
  const ask = asked === 0 ? [] : [`${asked} more would be asked`]
  return `${new Intl.ListFormat('en-US').format([...stay, ...come, ...ask])}.`
}

/** Why nobody new is named, or what is to be known of who is. */
export function newCoachWords(preview: AnswersPreview): string {
  const { places_free, joining, asked, held } = preview
  if (places_free === 0) return 'You have as many coaches as one can have, so your answers bring nobody new.'
  if (held) {
    return 'People in your programme choose your coaches at present, so your answers bring nobody by themselves.'
  }
  if (joining.length > 0) return 'As places stand now. Somebody else may be a moment earlier.'
  if (asked > 0) {
    return `We would ask for ${asked === 1 ? 'one more coach' : `${asked} more coaches`}. You see who it is when it is decided.`
  }
  const free = places_free === 1 ? 'One place is free' : `${places_free} places are free`
  return `${free}. Nobody new fits your answers at the moment, and we go on looking.`
}

/** What speaks for the student and a coach, by what becomes of it; without what there is nothing of. */
export function fitRows({ fits, gained, lost }: StayingCoach): (readonly [name: string, reasons: string])[] {
  const rows = [
    ['Still fits', fits],
    ['Now fits, too', gained],
    ['No longer asked for', lost],
  ] as const
  return rows.flatMap(([name, reasons]) => (reasons.length > 0 ? [[name, reasons.join(' · ')]] : []))
}

function coaches(count: number): string {
  return count === 1 ? '1 coach' : `${count} coaches`
}
