import type { SchoolResources } from '@shinequo/contract/schools'
import type { AdminSchool } from '@shinequo/contract/schools/admin-schools'
import { shownFigure } from '@shinequo/domain/programme/small-groups'
import type { FoundRow, SavedSchoolRow } from './queries.ts'

/** A school's page for its students, with the result of the newest check of its link. */
export function presentResources(
  page: { title: string; url: string | null },
  check: FoundRow | undefined,
): SchoolResources {
  return { title: page.title, url: page.url, frame: check?.found ?? 'unknown' }
}

/** A school for administrators, without the one that it was joined to. Fewer than 10 students are not shown as a number. */
export function presentSchool(
  school: SavedSchoolRow,
  more: { domains: string[]; students: number; proved: number; unproved: number },
  check: FoundRow | undefined,
): Omit<AdminSchool, 'joined_to'> {
  const { joined_to: _, ...own } = school
  const shown = (students: number) => shownFigure({ figure: students, students })
  return {
    ...own,
    domains: more.domains,
    students: shown(more.students),
    proved: shown(more.proved),
    unproved: shown(more.unproved),
    link: check ? { state: check.found, checked_at: check.checked_at.toISOString() } : null,
  }
}
