/** How a rating is drawn. Also imported by the browser. */

/** The stars of a rating: the full ones, and a half star for any remainder. */
export function stars(rating: number): { whole: number; half: boolean } {
  const whole = Math.floor(rating)
  return { whole, half: rating > whole }
}
