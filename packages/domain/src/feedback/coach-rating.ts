/**
 * A coach's rating: the mean of `count` ratings with the sum `sum`, rounded half up to one decimal; null without
 * ratings. The count and the sum are integers, so the rounding is exact.
 */
export function coachRating(sum: number, count: number): number | null {
  return count === 0 ? null : Math.floor((sum * 20 + count) / (2 * count)) / 10
}
