import { randomUUID } from 'node:crypto'
import type { Booking } from '@shinequo/contract/bookings'
import { coachRating } from '@shinequo/domain/feedback/coach-rating'
import { feedbackRefusal, storedFeedback } from '@shinequo/domain/feedback/feedback-policy'
import { sessionsChanged } from '../../plugins/change-notifier.ts'
import type { Context } from '../../plugins/context.ts'
import { afterPossibleCommit } from '../../plugins/database/transaction.ts'
import { type Outcome, refuse } from '../../plugins/errors.ts'
import type { Actor } from '../../plugins/tokens.ts'
import { bookingOfStudent } from '../bookings/service.ts'
import { announceRating } from '../notifications/notices/service.ts'
import { mayGiveFeedback } from './access.ts'
import * as queries from './queries.ts'
import { isReadable } from './words/service.ts'

/** What the feedback form sends. */
export interface FeedbackForm {
  coach_rating: number
  rating?: number | undefined
  experience?: string | undefined
  feedback?: string | undefined
  recommend?: number | undefined
  impact?: string | undefined
  is_video_testimonial_share?: boolean | undefined
  testimonial_link?: string | undefined
  /** Whether the form said that the coach and the programme may read the texts. */
  isShared: boolean
}

/** Stores a student's feedback on a past session, once, and updates the coach's rating. */
export async function giveFeedback(
  context: Context,
  actor: Actor,
  bookingId: string,
  form: FeedbackForm,
): Promise<Outcome<Booking>> {
  if (!mayGiveFeedback(actor)) return refuse('not_found')
  const now = context.clock.now()
  return context.database.transaction(async (trx): Promise<Outcome<Booking>> => {
    const session = await queries.sessionForFeedback(trx, bookingId, actor.profileId)
    if (!session || session.status === 'cancelled') return refuse('not_found')
    const feedbackGiven = await queries.hasFeedback(trx, bookingId)
    const refusal = feedbackRefusal(
      { end: session.ends_at.getTime(), missed: session.status === 'no_show', feedbackGiven },
      now,
    )
    if (refusal) return refuse(refusal)
    const stored = storedFeedback(form)
    await queries.insertFeedback(trx, {
      booking_id: bookingId,
      coach_id: session.coach_id,
      coach_rating: stored.coachRating,
      rating: stored.rating,
      experience: form.experience ?? '',
      feedback: form.feedback ?? '',
      recommend: form.recommend ?? null,
      impact: form.impact ?? '',
      is_video_testimonial_share: stored.isVideoTestimonialShare,
      testimonial_link: stored.testimonialLink,
      created_at: new Date(now),
      shared_as: mayBeRead(context, form) ? randomUUID() : null,
    })
    await announceRating(context, trx, session.coach_id)
    const { sum, count } = await queries.ratingsOf(trx, session.coach_id)
    await queries.setCoachRating(trx, session.coach_id, coachRating(sum, count), count)
    afterPossibleCommit(() => sessionsChanged(context, [session.coach_id, actor.profileId]))
    return bookingOfStudent(context, trx, bookingId, actor.profileId)
  })
}

/**
 * Whether others may read the texts some day. Never if one of them has words for which their writer was shown help: it was
 * said there that nobody reads them unless the student lets the staff (docs/care.md).
 */
function mayBeRead(
  context: Context,
  { isShared, experience = '', feedback = '', impact = '' }: FeedbackForm,
): boolean {
  return isShared && isReadable(context, { experience, feedback, impact })
}
