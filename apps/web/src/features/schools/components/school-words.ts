import type { AdminSchool } from '@shinequo/contract/schools/admin-schools'
import { dayText, timeText } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/schools'

/** When a link was checked, 'Checked Fri, Nov 20 · 3:00 PM' of a zone. */
export function checkedText(checkedAt: string, zone: string): string {
  const at = Date.parse(checkedAt)
  return messages.checkedOn(dayText(at, zone), timeText(at, zone))
}

/** The mail domains that were written, one a line or parted by commas. */
export function domainsOf(text: string): string[] {
  return text.split(/[\s,;]+/).filter((part) => part !== '')
}

/**
 * How many students a school has, and how many of them have proved it or only say so: '40 students · 28 proved, 12 not
 * proved'. Of groups of fewer than 10 not how many.
 */
export function studentsText({ students, proved, unproved }: AdminSchool): string {
  if (students === null) return messages.fewStudents
  return messages.studentsWithProofs(students === 0 ? messages.noStudents : messages.studentCount(students), [
    ...(proved === null ? [messages.fewProved] : proved > 0 ? [messages.provedCount(proved)] : []),
    ...(unproved === null ? [messages.fewUnproved] : unproved > 0 ? [messages.unprovedCount(unproved)] : []),
  ])
}
