import { isSafeLink } from '@shinequo/contract/contact-points'
import { mailAddress } from '@shinequo/contract/mail-address'
import { optionalName } from '@shinequo/contract/new-account'
import { sql } from 'kysely'
import type { Context } from '../plugins/context.ts'
import type { TextKind } from '../plugins/database/personal-data.ts'
import { normalText, storedTexts } from '../plugins/database/stored-texts.ts'

/** Rows of a roster, valid or not: each cell is a line. */
const ROSTER_CELLS = ['email', 'first_name', 'last_name', 'role', 'school', 'state', 'city']

const NAME = optionalName('first_name')

/** What the contract's rules have against a stored text; null if nothing. */
function faultOf(kind: TextKind, text: string): string | null {
  if (text === '') return null
  if (normalText(kind, text) !== text) return 'is not normalised'
  if (kind === 'name' && !NAME.safeParse(text).success) return 'is no name'
  if (kind === 'address' && mailAddress(text) === null) return 'is no address'
  if (kind === 'link' && !isSafeLink(text)) return 'is no link'
  return null
}

/** The stored texts that the contract would not take. Deleted accounts have an address that none can have. */
export async function storedTextFaults({
  database,
  personalData,
}: Pick<Context, 'database' | 'personalData'>): Promise<string[]> {
  const { root } = database
  const faults: string[] = []
  const look = async (table: string, column: string, kind: TextKind) => {
    const living = table === 'accounts' ? sql`where erased_at is null` : sql``
    const { rows } = await sql<{ text: string | null }>`
      select distinct ${sql.ref(column)} as text from ${sql.table(table)} ${living}`.execute(root)
    for (const { text } of rows) {
      const fault = text === null ? null : faultOf(kind, text)
      if (fault) faults.push(`${table}.${column} ${fault}: ${JSON.stringify(text)}`)
    }
  }
  for (const [table, columns] of Object.entries(storedTexts(personalData))) {
    for (const [column, kind] of Object.entries(columns)) await look(table, column, kind)
  }
  for (const column of ROSTER_CELLS) await look('roster_rows', column, 'line')
  return faults
}
