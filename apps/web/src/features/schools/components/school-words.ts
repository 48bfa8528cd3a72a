import type { AdminSchool, LinkState } from '@shinequo/contract/schools/admin-schools'
import { dayText, timeText } from '@shinequo/messages/times'

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

export const DOMAINS_HINT =
  'One a line, such as college.edu. A code to an address there proves the school; each campus with a domain of its own needs its own line.'

/** The mail domains that were written, one a line or parted by commas. */
export function domainsOf(text: string): string[] {
  return text.split(/[\s,;]+/).filter((part) => part !== '')
}

/** How many students have proved a school, and how many only say so; '' where all of them are too few to show. */
export function proofText({ students, proved, unproved }: AdminSchool): string {
  if (students === null) return ''
  const parts = [
    proved === null ? 'fewer than 10 proved' : proved > 0 && `${proved} proved`,
    unproved === null ? 'fewer than 10 not proved' : unproved > 0 && `${unproved} not proved`,
  ]
  return parts.filter(Boolean).join(', ')
}
