import { type AdminSchool, type Frame, SCHOOLS, type SchoolResources } from '@shinequo/contract/schools'
import { shownFigure } from '@shinequo/domain/programme/small-groups'
import type { FoundRow, SavedSchoolRow } from './queries.ts'

export type Listed = keyof typeof SCHOOLS

/** A school's page as its students see it. Nobody knows whether a page that was not reached can be framed. */
export function presentResources(
  page: { title: string; url: string | null },
  check: FoundRow | undefined,
): SchoolResources {
  return { title: page.title, url: page.url, frame: frameOf(check) }
}

function frameOf(check: FoundRow | undefined): Frame {
  return check === undefined || check.found === 'unreachable' ? 'unknown' : check.found
}

/** A listed institution that nobody has changed yet, as if it had been saved so. */
export function asListed(value: Listed): SavedSchoolRow {
  const { name, wellness } = SCHOOLS[value]
  return { value, name, wellness_url: wellness, wall_on: false, version: 0 }
}

/** A school as administrators see it. Fewer than 10 students are not counted out. */
export function presentSchool(
  school: SavedSchoolRow,
  students: number,
  check: FoundRow | undefined,
): AdminSchool {
  return {
    ...school,
    students: shownFigure({ figure: students, students }),
    link: check ? { state: check.found, checked_at: check.checked_at.toISOString() } : null,
  }
}
