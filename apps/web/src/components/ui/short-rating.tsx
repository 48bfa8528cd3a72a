import { meanRating } from '@shinequo/messages/locale'
import * as feedback from '@shinequo/messages/web/feedback'
import { Star } from './rating-stars.tsx'

interface ShortRatingProps {
  readonly rating: number | null
  /** How many ratings there are. */
  readonly count: number
}

/** A coach's rating on a card: one star, the number and how many reviews. Without any, 'New coach'. */
export function ShortRating({ rating, count }: ShortRatingProps) {
  if (rating === null) return <span className="text-sm text-muted">{feedback.newCoach}</span>
  return (
    <span
      role="img"
      aria-label={feedback.ratedFrom(rating, count)}
      className="grid justify-items-end text-sm"
    >
      <span className="inline-flex items-center gap-1.5 font-strong tabular-nums">
        <Star fill={1} size={16} />
        {meanRating(rating)}
      </span>
      <span className="text-xs text-muted">{feedback.reviews(count)}</span>
    </span>
  )
}
