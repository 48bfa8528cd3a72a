import { SCHOOLS, type SchoolResources } from '@shinequo/contract/schools'
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

/** The institutions of the product document, in its order. */
export const LISTED = Object.keys(SCHOOLS)

/** A listed institution that nobody has changed yet, in the form of a saved one; undefined for any other value. */
export function asListed(value: string): SavedSchoolRow | undefined {
  if (!Object.hasOwn(SCHOOLS, value)) return undefined
  const { name, wellness } = SCHOOLS[value as keyof typeof SCHOOLS]
  return { value, name, wellness_url: wellness, wall_on: false, version: 0 }
}

/** A school for administrators. Fewer than 10 students are not shown as a number. */
export function presentSchool(
  school: SavedSchoolRow,
  more: { domains: string[]; students: number; proved: number; unproved: number },
  check: FoundRow | undefined,
): AdminSchool {
  const shown = (students: number) => shownFigure({ figure: students, students })
  return {
    ...school,
    domains: more.domains,
    students: shown(more.students),
    proved: shown(more.proved),
    unproved: shown(more.unproved),
    link: check ? { state: check.found, checked_at: check.checked_at.toISOString() } : null,
  }
}
