import type { AdminPost, postBody } from '@shinequo/contract/feed'
import { rule } from '@shinequo/contract/rules'
import type * as z from 'zod/mini'
import type { Sql } from '../../../plugins/database/tables.ts'
import { type Outcome, ok, refuse } from '../../../plugins/errors.ts'
import { currentSchools, namesOfSchools } from '../../schools/lookups/service.ts'
import { presentEditedPost } from '../presenter.ts'
import type { EditedPostRow } from '../queries.ts'

type Wanted = Pick<z.infer<typeof postBody>, 'also_for' | 'for_all'>
type Audience = Pick<EditedPostRow, 'also_for' | 'for_all'>

/** Who is to see a post besides its own school; what is left out stays as it was. Refuses an unknown school. */
export async function audienceOf(
  sql: Sql,
  { also_for: asked, for_all: asksAll }: Wanted,
  before: Audience & { school: string },
): Promise<Outcome<Audience>> {
  const for_all = asksAll ?? before.for_all
  if (for_all) return ok({ also_for: [], for_all })
  if (asked === undefined) return ok({ also_for: before.also_for, for_all })
  const known = await currentSchools(sql, asked)
  if (asked.some((value) => !known.has(value))) {
    return refuse('invalid_input', { errors: { also_for: rule('school_unlisted') } })
  }
  const others = new Set(known.values())
  others.delete(before.school)
  return ok({ also_for: [...others].toSorted(), for_all })
}

/** What the audit says about the schools of a post; `before` is the post before a change. */
export function auditedAudience({ also_for, for_all }: Audience, before: Audience | null) {
  const lost = (before?.also_for ?? []).filter((school) => !for_all && !also_for.includes(school))
  return {
    ...(also_for.length > 0 && { also_for }),
    ...(for_all && { for_all }),
    ...(lost.length > 0 && { no_longer_for: lost }),
    ...(before?.for_all && !for_all && { no_longer_for_all: true }),
  }
}

/** Posts as administrators see them at `now`, with the names of their schools. */
export async function presentPosts(
  sql: Sql,
  rows: readonly EditedPostRow[],
  now: number,
): Promise<AdminPost[]> {
  const names = await namesOfSchools(
    sql,
    rows.flatMap(({ school, also_for }) => [school, ...also_for]),
  )
  return rows.map((row) => presentEditedPost(row, now, (value) => names.get(value) ?? value))
}
