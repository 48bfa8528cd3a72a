import {
  type AnyTable,
  endOf,
  isOwn,
  type Leaver,
  OWNERS,
  type Owner,
  type PersonalData,
  type Side,
  tablesOf,
} from '../../../plugins/database/personal-data.ts'
import type { Tables, Trx } from '../../../plugins/database/tables.ts'

/** Ends what is ahead or live of a person in a table; returns the ids that the noun's own function does. */
export async function endAhead(
  trx: Trx,
  data: PersonalData,
  table: 'bookings' | 'match_requests',
  side: Side,
  now: Date,
): Promise<string[]> {
  const ended = tablesOf(data).find(({ name }) => name === table)?.endAhead
  return (await ended?.(trx, side, now)) ?? []
}

/**
 * Erases a person from every table as the nouns have declared it, table after table in their order: deletes rows, blanks
 * columns of rows that stay, or runs the noun's own function. Erasing again does no harm.
 */
export async function erase(trx: Trx, data: PersonalData, leaver: Leaver): Promise<void> {
  for (const table of tablesOf(data)) {
    for (const owner of OWNERS) await eraseTable(trx, table, owner, leaver)
  }
}

async function eraseTable(trx: Trx, table: AnyTable, owner: Owner, leaver: Leaver): Promise<void> {
  const end = endOf(table, owner)
  const isTheirs = isOwn(table, owner, leaver)
  if (!end || !isTheirs) return
  if (typeof end === 'function') await end(trx, leaver)
  else if (end === 'deleted') await trx.deleteFrom(table.name).where(isTheirs).execute()
  else if (end === 'blanked') {
    const blanks = blanksOf(table, owner, leaver)
    await trx
      .updateTable(table.name as keyof Tables & string)
      .set(blanks as never)
      .where(isTheirs)
      .execute()
  }
}

/** What the columns of a person's rows become. */
function blanksOf({ columns }: AnyTable, owner: Owner, leaver: Leaver): Record<string, unknown> {
  const blanked = Object.entries(columns).filter(
    ([, { blank, stays }]) => blank !== undefined && !(typeof stays === 'object' && owner in stays),
  )
  return Object.fromEntries(
    blanked.map(([name, { blank }]) => [name, typeof blank === 'function' ? blank(leaver) : blank]),
  )
}
