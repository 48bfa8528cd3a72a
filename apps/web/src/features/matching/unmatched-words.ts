import type { GroupCount, UnmatchedGroup } from '@shinequo/contract/matching/unmatched'
import type { MatchingTrial } from '@shinequo/contract/matching/weights'
import * as messages from '@shinequo/messages/web/matching-admin'

type Groups = Readonly<Record<UnmatchedGroup, GroupCount>>

/** Who waits for a match: with a request, or with answers and without a coach who fits. */
export function waitingOf({ requested, no_coach }: Groups): GroupCount {
  const since = [requested.since, no_coach.since].filter((one) => one !== null).toSorted()
  return { students: requested.students + no_coach.students, since: since[0] ?? null }
}

/** How many wait, with a request and without; '' for nobody, because their list says so. */
export function whoWaits({ requested, no_coach }: Groups): string {
  if (requested.students + no_coach.students === 0) return ''
  return messages.whoWaits(requested.students, no_coach.students)
}

/** Why a trial on those who wait found nobody, in sentences. */
export function nobodyWords({
  waiting,
  no_answers,
}: Pick<MatchingTrial, 'waiting' | 'no_answers'>): string[] {
  return [messages.nobodyToTry(waiting), ...(no_answers > 0 ? [messages.haveNoAnswers(no_answers)] : [])]
}
