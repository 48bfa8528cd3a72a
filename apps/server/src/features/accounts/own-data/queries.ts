import { sql as raw, type Selectable } from 'kysely'
import { type AnyTable, isOwn, OWNERS, type Person } from '../../../plugins/database/personal-data.ts'
import type { FilePlace } from '../../../plugins/database/stored-files.ts'
import type { Sql, Tables } from '../../../plugins/database/tables.ts'

/** A person, and what the page of their data begins with. */
export type NamedPerson = Person &
  Pick<Selectable<Tables['accounts']>, 'first_name' | 'last_name' | 'time_zone' | 'locale'>

/** The person of an account; undefined if it does not exist or is deleted. */
export async function personOf(sql: Sql, accountId: string): Promise<NamedPerson | undefined> {
  return sql
    .selectFrom('accounts as a')
    .leftJoin('student_profiles as s', 's.account_id', 'a.id')
    .leftJoin('coaches as c', 'c.account_id', 'a.id')
    .select(['a.id', 'a.role', 's.id as student_id', 'c.id as coach_id'])
    .select(['a.first_name', 'a.last_name', 'a.time_zone', 'a.locale'])
    .select(raw<string | null>`case when a.email_proved_at is not null then a.email end`.as('email'))
    .where('a.id', '=', accountId)
    .where('a.erased_at', 'is', null)
    .executeTakeFirst()
}

/** Where the JPEG of a person's portrait is. */
export async function picture(sql: Sql, { id }: Person): Promise<FilePlace | undefined> {
  return sql
    .selectFrom('pictures as p')
    .leftJoin('student_profiles as s', 's.picture_key', 'p.key')
    .leftJoin('coaches as c', 'c.picture_key', 'p.key')
    .select(['p.bytes', 'p.object'])
    .where(({ or, eb }) => or([eb('s.account_id', '=', id), eb('c.account_id', '=', id)]))
    .executeTakeFirst()
}

/**
 * A person's rows of a table, with the columns that the file has by name, as the noun has declared them; in a file that
 * staff have made only those that staff see. Undefined if none remain.
 */
export async function plainRows(
  sql: Sql,
  table: AnyTable,
  person: Person,
  forStaff: boolean,
): Promise<object[] | undefined> {
  const shown = Object.entries(table.columns).flatMap(([column, data]) => {
    const name = data.file === true ? column : data.file
    const isHidden = forStaff && !(data.seen ?? table.seen).includes('staff')
    return typeof name === 'string' && !isHidden ? [{ column, name, show: data.show }] : []
  })
  if (shown.length === 0) return undefined
  const owned = OWNERS.map((owner) => isOwn(table, owner, { ...person, addresses: [] })).find(Boolean)
  const order = table.plain?.order?.split(', ') ?? []
  const { rows } = await raw<Record<string, unknown>>`
    select ${raw.join(shown.map(({ column, name }) => raw`${raw.ref(column)} as ${raw.ref(name)}`))}
    from ${raw.table(table.name)} where ${owned ?? raw`false`}
    ${order.length > 0 ? raw`order by ${raw.join(order.map(ordered))}` : raw``}`.execute(sql)
  for (const { name, show } of shown) if (show) for (const row of rows) row[name] = show(row[name] as never)
  return rows
}

function ordered(column: string) {
  const [name = '', direction] = column.split(' ')
  return direction === 'desc' ? raw`${raw.ref(name)} desc` : raw.ref(name)
}
