import {
  type AnyTable,
  type Ended,
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

/**
 * Ends what is ahead or live of a person in every table that declares how, in the order of the nouns. The caller has locked
 * the person, and tells those who are concerned.
 */
export async function endAhead(
  trx: Trx,
  data: PersonalData,
  side: Side,
  now: Date,
): Promise<Record<Ended, string[]>> {
  const ended: Record<Ended, string[]> = { sessions: [], coaches: [], students: [] }
  for (const table of tablesOf(data)) {
    for (const what of ['sessions', 'coaches', 'students'] as const) {
      ended[what].push(...((await table.endAhead?.[what]?.(trx, side, now)) ?? []))
    }
  }
  return ended
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
