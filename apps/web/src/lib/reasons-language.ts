import type { FitReason, MatchReason, WhyNotReason } from '@shinequo/contract/matching/reasons'
import { pageLanguage } from './language.ts'

type Catalogue = typeof import('@shinequo/messages/web/match-reasons')

/** Fields of replies with sentences about matches, each with the field of their codes. */
const CODES_OF = new Map([
  ['reasons', 'reason_codes'],
  ['sentences', 'reason_codes'],
  ['fits', 'fits_codes'],
  ['gained', 'gained_codes'],
  ['lost', 'lost_codes'],
  ['unmet', 'unmet_code'],
])

/**
 * A reply about matches in the page's language. The server sends English reasons with codes. In another language, each
 * reason with a known code is replaced by the catalogue's sentence; the others are kept.
 */
export async function reasonsInPageLanguage<Reply>(reply: Reply): Promise<Reply> {
  if (pageLanguage === 'en') return reply
  return withReasons(reply, await import('@shinequo/messages/web/match-reasons'))
}

/** Translates all reasons in a reply, at any depth, with a catalogue. */
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

/** Replaces a sentence, or each of a list, by the sentence of its code. */
function said(came: unknown, codes: unknown, catalogue: Catalogue): unknown {
  if (Array.isArray(came) && Array.isArray(codes)) {
    return came.map((sentence, at) => said(sentence, codes[at], catalogue))
  }
  return (codes && sentenceOf(codes as { code: string }, catalogue)) ?? came
}

/** Undefined for an unknown code: the server may be newer than the page. */
function sentenceOf(reason: { readonly code: string }, catalogue: Catalogue): string | undefined {
  if (reason.code in catalogue.FITS) return catalogue.fitReason(reason as FitReason)
  if (reason.code in catalogue.MATCHES) return catalogue.matchReason(reason as MatchReason)
  if (reason.code in catalogue.WHY_NOT) return catalogue.whyNotReason(reason as WhyNotReason)
  return undefined
}
