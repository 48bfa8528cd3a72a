import type { FitReason, MatchReason, WhyNotReason } from '@shinequo/contract/matching/reasons'
import * as messages from '@shinequo/messages/web/matching-codes'

type Reason = FitReason | MatchReason | WhyNotReason

/**
 * Why people are matched or not, in words and in the same order. Codes that this page does not know are left out: the
 * server may be newer.
 */
export function reasonWords(reasons: readonly Reason[]): string[] {
  return reasons.flatMap((reason) => wordsOf(reason) ?? [])
}

function wordsOf(reason: Reason): string | undefined {
  if (reason.code in messages.FITS) return messages.fitReason(reason as FitReason)
  if (reason.code in messages.MATCHES) return messages.matchReason(reason as MatchReason)
  if (reason.code in messages.WHY_NOT) return messages.whyNotReason(reason as WhyNotReason)
  return undefined
}
