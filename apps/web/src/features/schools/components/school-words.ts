import type { AdminSchool, LinkState } from '@shinequo/contract/schools'
import { dayText, timeText } from '@shinequo/domain/time/zoned-text'

/** What the last check of a link found, in words. */
export const LINK_WORDS: Readonly<Record<LinkState, string>> = {
  allowed: 'Can be shown in the page',
  refused: 'Refuses to be shown in a page: students get a link card',
  unreachable: 'Could not be reached',
}

/** When a link was checked, 'Checked Fri, Nov 20 · 3:00 PM' of a zone. */
export function checkedText(checkedAt: string, zone: string): string {
  const at = Date.parse(checkedAt)
  return `Checked ${dayText(at, zone)} · ${timeText(at, zone)}`
}

/** How many students a school has, '12 students'; of fewer than 10 not how many. */
export function studentsText({ students }: Pick<AdminSchool, 'students'>): string {
  if (students === null) return 'Fewer than 10 students'
  return students === 0 ? 'No students' : `${students} students`
}
