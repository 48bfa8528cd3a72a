/** How a rating is drawn. The browser reaches this file. */

/** The stars of a rating: the whole ones, and one half star when anything is left over. */
export function stars(rating: number): { whole: number; half: boolean } {
  const whole = Math.floor(rating)
  return { whole, half: rating > whole }
}
