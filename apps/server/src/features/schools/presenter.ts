import type { Frame, SchoolResources } from '@shinequo/contract/schools'
import type { FoundRow } from './queries.ts'

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
