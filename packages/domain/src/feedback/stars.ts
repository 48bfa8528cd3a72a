/** How a rating is drawn and said. The browser reaches this file. */

/** The stars of a rating: the whole ones, and one half star when anything is left over. */
export function stars(rating: number): { whole: number; half: boolean } {
  const whole = Math.floor(rating)
  return { whole, half: rating > whole }
}

/** The number beside the stars, '(4.3)', or 'N/A' without a rating. */
export function ratingText(rating: number | null): string {
  return rating === null ? 'N/A' : `(${rating})`
}

/** The accessible name of the stars, 'Rated 4.3 of 5'. */
export function ratingName(rating: number | null): string {
  return rating === null ? 'Not rated yet' : `Rated ${rating} of 5`
}
