/** Fields that are not texts: ids, numbers and times. A separate file, because the first page only uses texts. */
import * as z from 'zod/mini'
import { type FieldLabel, rule } from './rules.ts'

/** An id in a request, lower-cased as the database writes it. */
/* @__NO_SIDE_EFFECTS__ */
export function uuid(error: string) {
  return z.uuid({ error }).check(z.toLowerCase())
}

/** An id in a request, opaque to clients. A malformed one is 404 in a path and 400 in a body. */
export const id = uuid(rule('id_invalid'))

/** A whole number from `least` to `most`, in steps of `step` from 0. */
/* @__NO_SIDE_EFFECTS__ */
export function wholeNumber(label: FieldLabel, least: number, most: number, step = 1) {
  const error = rule('not_whole', { label, least, most, ...(step > 1 && { step }) })
  return z
    .int({ error })
    .check(z.gte(least, { error }), z.lte(most, { error }), z.multipleOf(step, { error }))
}

/** The accepted years. PostgreSQL has no year 0, and ISO 8601 has no five-digit years. */
const FIRST_INSTANT = Date.parse('1900-01-01T00:00:00Z')
const END_INSTANT = Date.parse('2200-01-01T00:00:00Z')
const inOurYears = z.refine<string>(
  (value) => Date.parse(value) >= FIRST_INSTANT && Date.parse(value) < END_INSTANT,
  { error: rule('year_out_of_range') },
)

/** ISO 8601 in UTC with Z or with an offset, from 1900 to 2199. The server converts it to an instant. */
export const instant = z.iso
  .datetime({ offset: true, error: rule('time_invalid'), abort: true })
  .check(inOurYears)

/** `yyyy-mm-dd`, an existing date from 1900 to 2199. */
export const date = z.iso.date({ error: rule('date_invalid'), abort: true }).check(inOurYears)
