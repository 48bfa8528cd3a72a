import type { FitReason, MatchReason, WhyNotReason } from '@shinequo/contract/matching/reasons'
import { pageLanguage } from './language.ts'

type Catalogue = typeof import('@shinequo/messages/web/match-reasons')

/** The fields of replies that say why people are matched or not, each with the one that has the codes of its sentences. */
const CODES_OF = new Map([
  ['reasons', 'reason_codes'],
  ['sentences', 'reason_codes'],
  ['fits', 'fits_codes'],
  ['gained', 'gained_codes'],
  ['lost', 'lost_codes'],
  ['unmet', 'unmet_code'],
])

/**
 * A reply about matches in the language of the page. The server says reasons in English, with codes beside them: in
 * another language the catalogue's sentence of each known code takes their place, and what has none stays as it came.
 */
export async function reasonsInPageLanguage<Reply>(reply: Reply): Promise<Reply> {
  if (pageLanguage === 'en') return reply
  return withReasons(reply, await import('@shinequo/messages/web/match-reasons'))
}

/** The same in the language of a catalogue, wherever in a reply reasons stand. */
export function withReasons<Value>(value: Value, catalogue: Catalogue): Value {
  if (Array.isArray(value)) return value.map((one) => withReasons(one, catalogue)) as Value
  if (typeof value !== 'object' || value === null) return value
  const reply = value as Readonly<Record<string, unknown>>
  const fields = Object.entries(reply).map(([name, came]) => {
    const codes = reply[CODES_OF.get(name) ?? '']
    return [name, codes ? said(came, codes, catalogue) : withReasons(came, catalogue)]
  })
  return Object.fromEntries(fields) as Value
}

/** A sentence of each code in place of what came, one or a list. */
function said(came: unknown, codes: unknown, catalogue: Catalogue): unknown {
  if (Array.isArray(came) && Array.isArray(codes)) {
    return came.map((sentence, at) => said(sentence, codes[at], catalogue))
  }
  return (codes && sentenceOf(codes as { code: string }, catalogue)) ?? came
}

/** Undefined of a code that the catalogue does not know: the server may be newer than the page. */
function sentenceOf(reason: { readonly code: string }, catalogue: Catalogue): string | undefined {
  if (reason.code in catalogue.FITS) return catalogue.fitReason(reason as FitReason)
  if (reason.code in catalogue.MATCHES) return catalogue.matchReason(reason as MatchReason)
  if (reason.code in catalogue.WHY_NOT) return catalogue.whyNotReason(reason as WhyNotReason)
  return undefined
}
