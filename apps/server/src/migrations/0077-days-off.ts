import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // Whole days, both included, in whatever zone the coach is. Where they are null, the instants count. Servers of the
  // previous version know the instants only, so every row has them.
  `alter table time_off
    add column first_date date,
    add column last_date date,
    add constraint time_off_days check ((first_date is null) = (last_date is null) and first_date <= last_date)
      not valid`,
]

interface TimeOff {
  readonly id: string
  readonly starts_at: Date
  readonly ends_at: Date
  readonly time_zone: string
}

/** How many rows are read at a time. There are few: coaches enter each by hand. */
const MANY = 500
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

const DATE = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
const formats = new Map<string, Intl.DateTimeFormat | null>()

/** Writes dates in a zone; null for a zone that is not known here. */
function formatOf(zone: string): Intl.DateTimeFormat | null {
  let format = formats.get(zone)
  if (format === undefined) {
    try {
      format = new Intl.DateTimeFormat('en-US', { ...DATE, timeZone: zone })
    } catch {
      format = null
    }
    formats.set(zone, format)
  }
  return format
}

/** The date at an instant, yyyy-mm-dd. */
function dateAt(format: Intl.DateTimeFormat, instant: number): string {
  const part = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]))
  return `${part.year}-${part.month}-${part.day}`
}

/** The days that a time off covers in its coach's zone, if it begins and ends where days do. */
function daysOf({ starts_at, ends_at, time_zone }: TimeOff): { first: string; last: string } | null {
  const format = formatOf(time_zone)
  if (format === null) return null
  const [start, end] = [starts_at.getTime(), ends_at.getTime()]
  const [first, last] = [dateAt(format, start), dateAt(format, end - 1)]
  const isWhole = dateAt(format, start - 1) !== first && dateAt(format, end) !== last
  return isWhole ? { first, last } : null
}

/**
 * Days off stay days when their coach moves to another zone. Times off that cover whole days where their coach is now
 * were given as days.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  for (let after = FIRST_ID; ; ) {
    const { rows } = await sql<TimeOff>`
      select o.id, o.starts_at, o.ends_at, c.time_zone from time_off o join coaches c on c.id = o.coach_id
      where o.id > ${after}::uuid and o.booking_id is null order by o.id limit ${MANY}`.execute(db)
    const whole = rows.flatMap((row) => {
      const days = daysOf(row)
      return days ? [{ id: row.id, ...days }] : []
    })
    if (whole.length > 0) {
      await sql`
        update time_off o set first_date = days.first, last_date = days.last
        from unnest(${whole.map(({ id }) => id)}::uuid[], ${whole.map(({ first }) => first)}::date[],
          ${whole.map(({ last }) => last)}::date[]) as days (id, first, last)
        where o.id = days.id`.execute(db)
    }
    if (rows.length < MANY) return
    after = rows[rows.length - 1]!.id
  }
}
