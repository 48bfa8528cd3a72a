import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  `create table story_thanks (
    story_id uuid not null references stories on delete cascade,
    student_profile_id uuid not null references student_profiles on delete cascade,
    created_at timestamptz not null,
    primary key (story_id, student_profile_id)
  )`,
  'create index story_thanks_student on story_thanks (student_profile_id)',
]

/** Which students said that a story on the wall helped them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
