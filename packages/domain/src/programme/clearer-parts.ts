interface Part {
  readonly held: number | null
}

/** The most that may be hidden of a line before its parts are too small: a quarter. */
const MOST_HIDDEN = 1 / 4

/**
 * Whether a chart should begin with months instead of weeks: too many of the weeks are hidden, because too few students
 * are behind them, and months show more.
 */
export function showsMonthsFirst(weeks: readonly Part[], months: readonly Part[]): boolean {
  const hidden = (parts: readonly Part[]) =>
    parts.length === 0 ? 1 : parts.filter(({ held }) => held === null).length / parts.length
  return hidden(weeks) > MOST_HIDDEN && hidden(months) < hidden(weeks)
}
