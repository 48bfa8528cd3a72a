import type { HoursSeed } from './coaches.ts'

const [MON, TUE, WED, THU, FRI, SAT, SUN] = [1, 2, 3, 4, 5, 6, 7] as const

/** Weekly hours in the coach's wall-clock time: each of the days gets each of the ranges, in hours since midnight. */
function hours(days: readonly number[], ...ranges: [from: number, until: number][]): HoursSeed[] {
  return days.flatMap((weekday) =>
    ranges.map(([from, until]) => ({ weekday, start_minute: from * 60, end_minute: until * 60 })),
  )
}

/** The weekly schedules of the sample coaches. */
export const WEEKS = {
  office: hours([MON, TUE, WED, THU, FRI], [9, 12], [13, 17]),
  mornings: hours([MON, TUE, WED, THU, FRI, SAT], [7, 12]),
  evenings: [...hours([MON, TUE, WED, THU], [16, 21]), ...hours([SAT], [10, 14])],
  weekends: [...hours([SAT, SUN], [9, 13], [14, 18]), ...hours([WED], [18, 21])],
  split: hours([MON, WED, FRI, SUN], [10, 13], [15, 19]),
  everyDay: hours([MON, TUE, WED, THU, FRI, SAT, SUN], [8, 12], [13, 20]),
} as const satisfies Record<string, readonly HoursSeed[]>
