import type { OfferedTime, Time } from './open-days.ts'

/** Up to `count` times that can be taken, those nearest to `wanted`, itself left out, in order. */
export function nearestTimes(times: readonly OfferedTime[], wanted: number, count: number): Time[] {
  const away = ({ start }: Time) => Math.abs(start - wanted)
  return times
    .filter(({ busy, start }) => !busy && start !== wanted)
    .sort((one, other) => away(one) - away(other))
    .slice(0, count)
    .sort((one, other) => one.start - other.start)
}
