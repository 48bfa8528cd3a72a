import type { Selectable } from 'kysely'
import type { Sql, Tables, Trx } from '../../../plugins/database/tables.ts'

const LINE = [
  'number',
  'takes_texts',
  'chat_url',
  'emergency_number',
  'spanish_chat_url',
  'asking_for_spanish',
] as const

/** The crisis line. */
export type LineRow = Pick<Selectable<Tables['care_settings']>, (typeof LINE)[number]>

const SETTINGS = [...LINE, 'protocol', 'protocol_es', 'contact_email', 'hours', 'version'] as const

/** The row with the crisis line and the protocol. */
export type SettingsRow = Pick<Selectable<Tables['care_settings']>, (typeof SETTINGS)[number]>

/** The crisis line alone: every page asks for it, and the protocol is pages long. */
export async function lineRow(sql: Sql): Promise<LineRow> {
  return sql.selectFrom('care_settings').select(LINE).executeTakeFirstOrThrow()
}

export async function settingsRow(sql: Sql): Promise<SettingsRow> {
  return sql.selectFrom('care_settings').select(SETTINGS).executeTakeFirstOrThrow()
}

/** What requests of earlier clients do not have. */
type Optional = 'spanish_chat_url' | 'asking_for_spanish' | 'protocol_es' | 'contact_email' | 'hours'

/** Stores the settings if `row` has the current version; otherwise returns undefined. What is left out stays. */
export async function updateSettings(
  trx: Trx,
  row: Omit<SettingsRow, Optional> & { [Name in Optional]?: SettingsRow[Name] | undefined },
): Promise<SettingsRow | undefined> {
  return trx
    .updateTable('care_settings')
    .set({ ...row, version: row.version + 1 })
    .where('version', '=', row.version)
    .returning(SETTINGS)
    .executeTakeFirst()
}
