import { type Kysely, sql } from 'kysely'

const KINDS = `'booking', 'cancellation', 'account_exists', 'coach_approved', 'match_accepted', 'match_ended',
  'invitation', 'reset_code'`
const STATES = `'due', 'retrying', 'sent', 'refused', 'given_up', 'unwanted'`
const FAILURES = `'refused', 'put_off', 'turned_away', 'no_answer', 'unreachable', 'fault'`

const STATEMENTS = [
  `create table messages (
    id uuid primary key,
    kind text not null check (kind in (${KINDS})),
    payload jsonb not null,
    state text not null check (state in (${STATES})),
    -- Counts the jobs that were made for it: only the newest one sends.
    turn integer not null default 0,
    tries integer not null default 0,
    failure text check (failure in (${FAILURES})),
    reply_code integer,
    -- Whom the last try was addressed to.
    account_id uuid references accounts on delete cascade,
    -- An invitation has one message, which is sent again.
    invitation_id uuid unique generated always as ((payload ->> 'invitationId')::uuid) stored
      references invitations on delete cascade,
    created_at timestamptz not null,
    changed_at timestamptz not null,
    -- Set exactly while another try is to come.
    next_try_at timestamptz,
    sent_at timestamptz,
    check ((next_try_at is not null) = (state in ('due', 'retrying'))),
    check ((sent_at is not null) = (state = 'sent'))
  )`,
  `create index messages_not_out on messages (created_at desc, id desc)
    where state in ('due', 'retrying', 'refused', 'given_up')`,
  'create index messages_account on messages (account_id)',
]

/** The former queues, one for each kind of mail. */
const FORMER_QUEUES = `(values
  ('notifications-booking', 'booking'),
  ('notifications-cancellation', 'cancellation'),
  ('notifications-account-exists', 'account_exists'),
  ('notifications-coach-approved', 'coach_approved'),
  ('notifications-match-accepted', 'match_accepted'),
  ('notifications-match-ended', 'match_ended'),
  ('people-invitation', 'invitation'),
  ('accounts-reset-code', 'reset_code')
) as former (queue, kind)`

/**
 * Converts mail that is still in the queues to messages: pending mail is due, and taken up when the service starts;
 * failed mail is given up. Of an invitation's mails only the newest counts.
 */
const TAKE_OVER = [
  `insert into messages (id, kind, payload, state, created_at, changed_at, next_try_at)
    select distinct on (coalesce(j.data ->> 'invitationId', j.id::text))
      j.id, former.kind, j.data, case when j.state = 'failed' then 'given_up' else 'due' end,
      date_trunc('milliseconds', j.created_on), date_trunc('milliseconds', j.created_on),
      case when j.state = 'failed' then null else j.created_on end
    from pgboss.job j join ${FORMER_QUEUES} on former.queue = j.name
    where j.state in ('created', 'retry', 'active', 'failed')
      and (former.kind <> 'invitation' or exists (
        select from invitations i where i.id::text = j.data ->> 'invitationId'))
    order by coalesce(j.data ->> 'invitationId', j.id::text), j.created_on desc`,
  `delete from pgboss.job j using ${FORMER_QUEUES} where former.queue = j.name`,
]

/** One row per mail: what it is about, how often it was tried, and its state. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  const { rows } = await sql<{ queue: string | null }>`
    select to_regclass('pgboss.job')::text as queue`.execute(db)
  if (rows[0]?.queue) for (const statement of TAKE_OVER) await sql.raw(statement).execute(db)
}
