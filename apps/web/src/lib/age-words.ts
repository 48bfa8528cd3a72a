const HOUR = 3_600_000
const DAY = 24 * HOUR

/** How long something has waited, in milliseconds, as one says it: 'less than an hour', '5 hours', '3 days'. */
export function ageWords(age: number): string {
  if (age < HOUR) return 'less than an hour'
  const [count, one] = age < DAY ? [Math.floor(age / HOUR), 'hour'] : [Math.floor(age / DAY), 'day']
  return `${count} ${one}${count === 1 ? '' : 's'}`
}
