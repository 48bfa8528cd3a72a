import { type Kysely, sql } from 'kysely'

/** The hashed files of the web app's builds, which pages of one build request from servers of another. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table web_assets (
    name text primary key,
    encoding text not null check (encoding in ('br', 'identity')),
    body bytea not null,
    seen_at timestamptz not null
  )`.execute(db)
  // Most bodies are compressed already.
  await sql`alter table web_assets alter column body set storage external`.execute(db)
}
