import { type Kysely, sql } from 'kysely'

/**
 * The request that caused a message, and its place in a trace. A server of the version before writes neither: its
 * messages go by their own ids.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table messages add column request_id uuid, add column traceparent text`.execute(db)
}
