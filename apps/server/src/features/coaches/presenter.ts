import { type CoachProfile, coachProfile, type pageOfMentors } from '@shinequo/contract/coaches'
import { type JoiningStep, type OwnCoachProfile, ownCoachProfile } from '@shinequo/contract/coaches/own-page'
import type { ReviewAction, ReviewedCoach } from '@shinequo/contract/coaches/review'
import type { ReplyOf } from '@shinequo/contract/endpoint'
import { areChangesOpen } from '@shinequo/domain/coaches/review'
import { pictureUrl } from '../../plugins/pictures.ts'
import { replyFields } from '../../plugins/reply-fields.ts'
import type { CoachRow, CoachStatusRow, ListedCoachRow } from './queries.ts'

/** A coach for students. The description was sanitised when it was stored. */
export function presentCoach(row: CoachRow): CoachProfile {
  return {
    ...replyFields(coachProfile, row),
    user: { ...replyFields(coachProfile.shape.user, row), id: row.account_id },
    url: pictureUrl(row.picture_key),
  }
}

/** A coach in a page of the list. A hint in the past is hidden, and that of a coach who is not available. */
export function presentListed(
  row: ListedCoachRow,
  unavailable: boolean,
  now: number,
): ReplyOf<typeof pageOfMentors>['items'][number] {
  const next = row.next_free_at
  return {
    from_user_profile: presentCoach(row),
    next_free_at: next && !unavailable && next.getTime() >= now ? next.toISOString() : null,
    unavailable,
  }
}

/** A coach's row with what follows from it. */
export interface CoachStatus extends CoachStatusRow {
  readonly approved: boolean
  readonly toDo: JoiningStep[]
  /** What an administrator asked to change; null if nothing is open. */
  readonly changes: OwnCoachProfile['changes']
  /** Every step is done and no changes are open: nothing is left for the coach to do before an approval. */
  readonly ready: boolean
}

/** What an administrator asked to change, until the coach sends the page again. */
export function presentChanges(row: CoachStatusRow): OwnCoachProfile['changes'] {
  const { approved_at, changes_asked: words, changes_asked_at, review_sent_at } = row
  const times = {
    changesAskedAt: changes_asked_at?.getTime() ?? null,
    reviewSentAt: review_sent_at?.getTime() ?? null,
  }
  if (approved_at || !changes_asked_at || !areChangesOpen(times)) return null
  return { words, asked_at: changes_asked_at.toISOString() }
}

/** A coach's own page: what students see, the codes for matching, and what is still to do. */
export function presentOwnPage(row: CoachRow, status: CoachStatus): OwnCoachProfile {
  return { ...replyFields(ownCoachProfile, status), profile: presentCoach(row), to_do: status.toDo }
}

/** A step of a coach's review, from the audit. The words that were sent stay with their step. */
export function presentReviewStep(act: {
  readonly action: string
  readonly at: Date
  readonly actor_name: string | null
  readonly reason: string
}): ReviewedCoach['history'][number] {
  return {
    action: act.action as ReviewAction,
    at: act.at.toISOString(),
    by: act.actor_name?.trim() ?? '',
    words: act.reason,
  }
}
