import type { CoachStudent } from '@shinequo/contract/sessions/students'
import { hasWords } from '@shinequo/domain/accounts/folded-name'
import { quietFirst, type Standing, studentStanding } from '@shinequo/domain/sessions/student-standing'

/** The filters of a coach's students, in display order, and who passes each. */
const FILTERS = {
  all: () => true,
  // The same students as on Today.
  quiet: ({ quiet }: Standing, { asked }: CoachStudent) => quiet || asked,
  needs_session: ({ needsSession }: Standing) => needsSession,
  new: ({ fresh }: Standing) => fresh,
  active: ({ active }: Standing) => active,
} satisfies Record<string, (standing: Standing, student: CoachStudent) => boolean>
export type StudentFilter = keyof typeof FILTERS
export const STUDENT_FILTERS = Object.keys(FILTERS) as StudentFilter[]

/** The filter of an address; everybody if it names none. */
export function filterNamed(name: string | null): StudentFilter {
  return STUDENT_FILTERS.find((filter) => filter === name) ?? 'all'
}

/**
 * The students who pass the filter and whose name or course has every word of the search; those who may need care first,
 * then those about whom the programme asks, then quiet ones.
 */
export function studentsFound(
  students: readonly CoachStudent[],
  { filter, search, now }: { filter: StudentFilter; search: string; now: number },
): CoachStudent[] {
  const found = students.filter((student) => {
    const about = `${student.user.first_name} ${student.user.last_name} ${student.course}`
    return (
      (search.trim() === '' || hasWords(about, search)) &&
      FILTERS[filter](studentStanding(student, now), student)
    )
  })
  return quietFirst(found, now).sort(
    (a, b) => Number(b.needs_care) - Number(a.needs_care) || Number(b.asked) - Number(a.asked),
  )
}
