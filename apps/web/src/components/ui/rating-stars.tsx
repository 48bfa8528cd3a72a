import { stars } from '@shinequo/domain/feedback/stars'
import * as feedback from '@shinequo/messages/web/feedback'
import { useId } from 'react'

const STAR = 'M12 2.8l2.8 5.8 6.3.9-4.6 4.5 1.1 6.3L12 17.3l-5.6 3 1.1-6.3L2.9 9.5l6.3-.9z'

interface StarProps {
  /** 0 empty, 0.5 half, 1 full. */
  readonly fill: number
  readonly size: number
}

/** One star. A filled one is amber with a darker outline for contrast. */
export function Star({ fill, size }: StarProps) {
  const clip = useId()
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      strokeLinejoin="round"
      strokeWidth="1.4"
    >
      <path d={STAR} fill="none" stroke={fill === 1 ? 'none' : 'var(--line-strong)'} />
      {fill > 0 && (
        <>
          <clipPath id={clip}>
            <rect width={fill === 1 ? 24 : 12} height="24" />
          </clipPath>
          <path d={STAR} fill="var(--accent)" stroke="var(--accent-line)" clipPath={`url(#${clip})`} />
        </>
      )}
    </svg>
  )
}

interface RatingStarsProps {
  /** 0 to 5, or null without a rating. */
  readonly rating: number | null
  readonly size?: number
  /** Hides the number in brackets. */
  readonly bare?: boolean
}

/**
 * Stars with half steps and a number: 4.3 is shown as four and a half stars and '(4.3)', read as 'Rated 4.3 out of 5'.
 * Without a rating, 'N/A'.
 */
export function RatingStars({ rating, size = 18, bare = false }: RatingStarsProps) {
  if (rating === null) return <span className="text-sm text-muted">{feedback.notRated}</span>
  const { whole, half } = stars(rating)
  return (
    <span
      role="img"
      aria-label={feedback.ratedOf(rating)}
      className="inline-flex items-center gap-1.5 text-sm"
    >
      <span className="inline-flex gap-px">
        {[0, 1, 2, 3, 4].map((index) => (
          <Star key={index} size={size} fill={index < whole ? 1 : half && index === whole ? 0.5 : 0} />
        ))}
      </span>
      {!bare && (
        <span aria-hidden="true" className="text-muted">
          {feedback.ratingInBrackets(rating)}
        </span>
      )}
    </span>
  )
}
