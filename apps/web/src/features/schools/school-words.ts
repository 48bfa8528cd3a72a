import type { AdminSchool } from '@shinequo/contract/schools/admin-schools'
import { dayText, timeText } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/schools'

/** When a link was checked: 'Checked Fri, Nov 20 · 3:00 PM' in a zone. */
export function checkedText(checkedAt: string, zone: string): string {
  const at = Date.parse(checkedAt)
  return messages.checkedOn(dayText(at, zone), timeText(at, zone))
}

/** The typed mail domains, separated by line breaks or commas. */
export function domainsOf(text: string): string[] {
  return text.split(/[\s,;]+/).filter((part) => part !== '')
}

/**
 * How many students a school has, and how many have proved it or only state it: '40 students · 28 proved, 12 not
 * proved'. Does not give numbers below 10.
 */
export function studentsText({ students, proved, unproved }: AdminSchool): string {
  if (students === null) return messages.fewStudents
  return messages.studentsWithProofs(students === 0 ? messages.noStudents : messages.studentCount(students), [
    ...(proved === null ? [messages.fewProved] : proved > 0 ? [messages.provedCount(proved)] : []),
    ...(unproved === null ? [messages.fewUnproved] : unproved > 0 ? [messages.unprovedCount(unproved)] : []),
  ])
}
