import type { Locale } from '@shinequo/contract/locales'
import type { Generated } from 'kysely'

export interface RostersTables {
  roster_imports: {
    id: string
    file_name: string
    encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'
    state: 'checked' | 'writing' | 'done' | 'cancelled' | 'abandoned'
    header_row: Generated<number>
    total: number
    to_write: number | null
    counts: unknown
    created_by: string | null
    confirmed_by: string | null
    /** The language of the invitations' mail; null: English. */
    locale: Generated<Locale | null>
    created_at: Date
    changed_at: Date
  }
  roster_rows: {
    import_id: string
    number: number
    email: string
    first_name: string
    last_name: string
    role: string
    school: string
    state: string
    city: string
    fate: 'new' | 'unknown_school' | 'invited' | 'has_account' | 'already_invited' | 'twice' | 'not_valid'
    /** The number of the row with the same address that counts. */
    twin: number | null
    problem: string
    suggested_school: Generated<string>
  }
}
