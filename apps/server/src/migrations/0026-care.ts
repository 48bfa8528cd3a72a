import { type Kysely, sql } from 'kysely'

/** The initial protocol of a programme; its administrators write their own. */
const PROTOCOL = `Read this when somebody wrote, or said, something that may mean danger.

1. Stay calm, and stay with them. Write or call today, not at the next session. Thank them for telling you.

2. Ask, in plain words: 'Are you thinking of killing yourself?', 'Did somebody hurt you?', 'Are you safe where you are right now?' Asking does not put the thought into anybody's head.

3. Danger now: call the emergency number with the place where they are. Do not leave them alone on the phone.

4. No danger this minute: give them the crisis line, and call it together if they like. Agree on what happens today, and who is with them tonight.

5. Tell the programme's staff the same day. Do not promise to keep it secret: say whom you tell, and why.

6. Write down when you did what, in facts. Then look after yourself, and talk to somebody too.`

const STATEMENTS = [
  // The crisis line, and the protocol for staff. There is always exactly one row.
  `create table care_settings (
    id integer primary key default 1 check (id = 1),
    number text not null default '988' check (number <> ''),
    takes_texts boolean not null default true,
    chat_url text not null default 'https://988lifeline.org/chat/',
    emergency_number text not null default '911' check (emergency_number <> ''),
    protocol text not null check (protocol <> ''),
    version integer not null default 1
  )`,
  // What a student let the staff read. `text` is confidential: it is not in any mail, log or audit entry.
  `create table care_requests (
    id uuid primary key,
    student_profile_id uuid not null references student_profiles on delete cascade,
    place text not null check (place <> ''),
    text text not null check (text <> ''),
    created_at timestamptz not null,
    answered_at timestamptz,
    answered_by uuid references accounts on delete set null,
    answer_note text not null default '',
    version integer not null default 1
  )`,
  'create index care_requests_open on care_requests (created_at, id) where answered_at is null',
  'create index care_requests_answered on care_requests (answered_at desc, id) where answered_at is not null',
  'create index care_requests_student on care_requests (student_profile_id)',
  'create index care_requests_answered_by on care_requests (answered_by)',
]

/** Disclosures: the crisis line, the protocol, and students who ask staff to get in touch. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  await sql`insert into care_settings (protocol) values (${PROTOCOL})`.execute(db)
}
