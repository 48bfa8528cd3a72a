import { sql } from 'kysely'

/** Whether a student's objection to a no-show waits for a decision. Needs `no_shows` as `n` and its booking as `b`. */
export const isOpenObjection = sql<boolean>`(n.objected_at is not null and n.decided_at is null and b.status = 'no_show')`
