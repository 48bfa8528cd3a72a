import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Tables, Trx } from '../plugins/database/tables.ts'

/* Rosters being imported, for tests. */

export interface RosterSeed
  extends Partial<Pick<Insertable<Tables['roster_imports']>, 'file_name' | 'encoding' | 'header_row'>> {
  /** What differs from a valid new row. The first is row 2, below the header. */
  rows?: readonly Partial<Omit<Insertable<Tables['roster_rows']>, 'import_id' | 'number'>>[]
}

/** Stores a roster that was checked but not confirmed. Returns the import's id. */
export async function seedRosterImport(trx: Trx, seed: RosterSeed = {}): Promise<string> {
  const { rows = [{}], ...more } = seed
  const id = randomUUID()
  const now = new Date('2026-11-20T14:00:00Z')
  await trx
    .insertInto('roster_imports')
    .values({
      id,
      file_name: 'autumn.csv',
      encoding: 'utf-8',
      state: 'checked',
      total: rows.length,
      created_at: now,
      changed_at: now,
      ...more,
    })
    .execute()
  const stored = rows.map((row, at) => ({
    import_id: id,
    number: at + 2,
    email: `roster-${id.slice(0, 8)}-${at}@school.example`,
    first_name: 'Noor',
    last_name: 'Sample',
    role: 'student',
    school: 'boston_university',
    state: '',
    city: '',
    fate: 'new' as const,
    twin: null,
    problem: '',
    ...row,
  }))
  await trx.insertInto('roster_rows').values(stored).execute()
  return id
}
