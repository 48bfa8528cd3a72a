import type { OfferedTime, Time } from './open-days.ts'

/** Up to `count` available times nearest to `wanted`, in order, without `wanted` itself. */
export function nearestTimes(times: readonly OfferedTime[], wanted: number, count: number): Time[] {
  const away = ({ start }: Time) => Math.abs(start - wanted)
  return times
    .filter(({ busy, start }) => !busy && start !== wanted)
    .sort((one, other) => away(one) - away(other))
    .slice(0, count)
    .sort((one, other) => one.start - other.start)
}
