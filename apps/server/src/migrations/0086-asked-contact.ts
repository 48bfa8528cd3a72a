import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  'alter table care_requests drop constraint care_requests_text_check',
  `alter table care_requests
    add constraint care_requests_text_check check (text <> '' or place = 'asked') not valid`,
]

/** Students can ask staff to get in touch without writing anything. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
