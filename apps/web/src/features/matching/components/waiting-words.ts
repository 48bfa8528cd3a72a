import type { Waiting } from '@shinequo/contract/matching'

/** About how long it takes: 'About 2 to 4 days.' */
export function durationWords(days: Waiting['days']): string {
  if (days === null) return 'We cannot say yet how long it takes.'
  const { from, to } = days
  if (to === 0) return 'Less than a day.'
  if (to === 1) return 'About a day.'
  if (from === 0) return `Up to ${to} days.`
  return from === to ? `About ${to} days.` : `About ${from} to ${to} days.`
}

const PROMISE = 'We will write to you when you are matched.'

/** What a student who waits is told. */
export function waitingWords({ days, reached }: Waiting): string {
  return reached === 'no_coach'
    ? `Nobody has room for you at the moment. We go on looking. ${PROMISE}`
    : `${durationWords(days)} ${PROMISE}`
}
