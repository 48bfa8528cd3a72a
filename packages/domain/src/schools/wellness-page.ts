import { NATIONAL_HUB, SCHOOLS, schoolName } from '@shinequo/contract/schools'

/** What administrators saved for an institution. An empty address means that they know of no page. */
export interface SavedSchool {
  readonly name: string
  readonly wellnessUrl: string
}

/**
 * The title and address of a school's wellness page: what administrators saved, or the defaults of the listed
 * institution. An unknown institution gets its raw value and the national hub. `url` is null for a school without a
 * page.
 */
export function wellnessPage(
  school: string,
  saved: SavedSchool | undefined,
): { title: string; url: string | null } {
  if (saved) return { title: saved.name, url: saved.wellnessUrl || null }
  const listed = Object.hasOwn(SCHOOLS, school) ? SCHOOLS[school as keyof typeof SCHOOLS] : undefined
  return { title: schoolName(school), url: listed?.wellness ?? NATIONAL_HUB }
}
