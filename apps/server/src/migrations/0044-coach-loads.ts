import { type Kysely, sql } from 'kysely'

/** The differences of coaches' counts caused by a statement, from its old and new rows. */
const counted = (from: string) => `
  select coach_id, sum(sign) filter (where status = 'pending') as pending,
    sum(sign) filter (where status = 'accepted') as accepted
  from (${from}) changed where status in ('pending', 'accepted') group by coach_id`
const ADDED = 'select coach_id, status, 1 as sign from added'
const TAKEN = 'select coach_id, status, -1 as sign from taken'

const counts = (name: string, from: string) => `
  create function ${name}() returns trigger language plpgsql as $$
    begin
      update coaches c set pending_matches = c.pending_matches + coalesce(n.pending, 0),
        accepted_matches = c.accepted_matches + coalesce(n.accepted, 0)
      from (${counted(from)}) n
      where c.id = n.coach_id and (coalesce(n.pending, 0) <> 0 or coalesce(n.accepted, 0) <> 0);
      return null;
    end $$`

const STATEMENTS = [
  `alter table coaches
    add column pending_matches integer not null default 0,
    add column accepted_matches integer not null default 0`,
  // Triggers, so that no writer misses a count. Per statement, so that thousands of rows are counted once.
  counts('count_added_matches', ADDED),
  counts('count_taken_matches', TAKEN),
  counts('count_changed_matches', `${ADDED} union all ${TAKEN}`),
  `create trigger match_requests_added after insert on match_requests
    referencing new table as added for each statement execute function count_added_matches()`,
  `create trigger match_requests_taken after delete on match_requests
    referencing old table as taken for each statement execute function count_taken_matches()`,
  `create trigger match_requests_changed after update on match_requests
    referencing old table as taken new table as added for each statement execute function count_changed_matches()`,
  // The triggers block writers of matches until the end of this transaction, so that no change is missed.
  `update coaches c set pending_matches = n.pending, accepted_matches = n.accepted
    from (select coach_id, count(*) filter (where status = 'pending') as pending,
        count(*) filter (where status = 'accepted') as accepted
      from match_requests where status in ('pending', 'accepted') group by coach_id) n
    where c.id = n.coach_id`,
]

/** How many students wait for a coach and how many the coach has, as stored counts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
