import type { QueryOf, ReplyOf } from '@shinequo/contract/endpoint'
import type { exportQuietStudents, listQuietStudents } from '@shinequo/contract/programme/quiet'
import { schoolName } from '@shinequo/contract/schools'
import { csvText } from '@shinequo/domain/programme/csv-cell'
import { DAY, localDate } from '@shinequo/domain/time/zoned-day'
import * as z from 'zod/mini'
import type { Context } from '../../../plugins/context.ts'
import type { Sql } from '../../../plugins/database/tables.ts'
import { type Outcome, ok } from '../../../plugins/errors.ts'
import { pageOf, placeOf } from '../../../plugins/page-cursor.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { recordExport, recordListOpened } from '../../audit/service.ts'
import { presentQuiet } from '../presenter.ts'
import * as queries from './queries.ts'

const PAGE = 25
/** More students than any programme has. */
const ALL = 1_000_000

const quietKey = z.tuple([z.string().check(z.regex(/^\d{1,9}$/))])

function filterOf(now: number, query: QueryOf<typeof exportQuietStudents>): queries.QuietFilter {
  return { ...query, now: new Date(now), since: new Date(now - Number(query.weeks) * 7 * DAY) }
}

/** A page of the students without a session for some weeks. The view is audited. */
export async function quietStudents(
  context: Context,
  actor: Actor,
  { cursor, ...query }: QueryOf<typeof listQuietStudents>,
): Promise<Outcome<ReplyOf<typeof listQuietStudents>>> {
  const place = placeOf(cursor, quietKey)
  if (!place.ok) return place
  await recordListOpened(context, actor, 'quiet')
  const after = Number(place.value?.[0] ?? 0)
  const page = { after, limit: PAGE + 1 }
  const rows = await queries.quietStudents(context.database.root, filterOf(context.clock.now(), query), page)
  const { shown, next } = pageOf(rows, PAGE, ({ position }) => [String(position)])
  return ok({ students: shown.map(presentQuiet), total: rows[0]?.total ?? 0, next })
}

/** The accounts of up to `most` of these students, the longest quiet first. */
export async function idsOfQuiet(
  sql: Sql,
  wanted: Omit<QueryOf<typeof exportQuietStudents>, 'sort'>,
  now: number,
  most: number,
): Promise<string[]> {
  const filter = filterOf(now, { ...wanted, sort: 'longest' })
  const rows = await queries.quietStudents(sql, filter, { after: 0, limit: most })
  return rows.map(({ account_id }) => account_id)
}

/** All of these students as CSV, with English heads for other programs. Each export is audited. */
export async function exportQuiet(
  context: Context,
  actor: Actor,
  query: QueryOf<typeof exportQuietStudents>,
): Promise<Outcome<string>> {
  const { root } = context.database
  await recordExport(context, actor, 'quiet', query)
  const rows = await queries.quietStudents(root, filterOf(context.clock.now(), query), {
    after: 0,
    limit: ALL,
  })
  const day = (at: Date | null) => (at === null ? '' : localDate(at.getTime(), 'UTC'))
  return ok(
    csvText([
      ['First name', 'Last name', 'School', 'Last session', 'Signed up', 'Coaches'],
      ...rows.map((row) => [
        row.first_name,
        row.last_name,
        row.school_name ?? schoolName(row.school),
        day(row.last_session),
        day(row.signed_up),
        row.coaches.join('; '),
      ]),
    ]),
  )
}
