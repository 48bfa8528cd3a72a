import { type Kysely, sql } from 'kysely'

/** A text as JSON, as the code writes it; 'null' if there is none. Digests and links are computed from it. */
const json = (text: string) => `coalesce(to_json(${text}::text)::text, 'null')`
const digest = (salt: string, ...texts: string[]) =>
  `sha256(${salt} || convert_to(${texts.map(json).join(` || e'\\n' || `)}, 'UTF8'))`

const STATEMENTS = [
  'alter table audit_entries rename to former_audit_entries',
  // The permanent part, one link per entry. Its only personal data are salted digests.
  `create table audit_chain (
    position bigint primary key,
    id uuid not null,
    at timestamptz not null,
    actor_role text not null check (actor_role in ('student', 'coach', 'admin', 'system')),
    action text not null,
    subject_type text not null,
    actor_digest bytea not null,
    subject_digest bytea not null,
    reason_digest bytea not null,
    hash bytea not null
  )`,
  // What could identify a person, in three parts with a salt each. A part is erased as a whole, together with its salt.
  // Without references to people, because an entry outlives those it names.
  `create table audit_fields (
    position bigint primary key references audit_chain,
    actor_account_id uuid,
    actor_salt bytea,
    -- Whose record it is about, where it is a student's: they can read these entries.
    student_profile_id uuid,
    subject_id text,
    -- Kept to the letter, since the digest is of its text.
    details json,
    subject_salt bytea,
    reason text,
    reason_salt bytea
  )`,
  // Every insert links to the newest entry, so writers wait for each other from here until they commit. Each statement
  // of the function sees what was committed before it, so it sees the newest link once it has the lock.
  `create function chain_audit_entry() returns trigger language plpgsql as $$
    declare newest record;
    begin
      perform pg_advisory_xact_lock(20261122, 25);
      select position, hash into newest from audit_chain order by position desc limit 1;
      new.position = coalesce(newest.position, 0) + 1;
      new.hash = sha256(convert_to(
        new.position || e'\\n' || coalesce(encode(newest.hash, 'hex'), '') || e'\\n' || new.id || e'\\n'
        || (extract(epoch from new.at) * 1000000)::bigint || e'\\n' || new.actor_role || e'\\n'
        || to_json(new.action)::text || e'\\n' || to_json(new.subject_type)::text || e'\\n'
        || encode(new.actor_digest, 'hex') || e'\\n' || encode(new.subject_digest, 'hex') || e'\\n'
        || encode(new.reason_digest, 'hex'), 'UTF8'));
      return new;
    end $$`,
  `create trigger audit_chain_link before insert on audit_chain
    for each row execute function chain_audit_entry()`,
  // Existing entries become the first links, in their order.
  `create table salted_audit_entries as
    select row_number() over (order by at, id) as position, id, at, actor_role, action, subject_type, subject_id,
      actor_account_id, student_profile_id, details::text as details, reason,
      uuid_send(gen_random_uuid()) as actor_salt, uuid_send(gen_random_uuid()) as subject_salt,
      uuid_send(gen_random_uuid()) as reason_salt
    from former_audit_entries`,
  `insert into audit_chain (id, at, actor_role, action, subject_type, actor_digest, subject_digest, reason_digest)
    select id, at, actor_role, action, subject_type, ${digest('actor_salt', 'actor_account_id')},
      ${digest('subject_salt', 'student_profile_id', 'subject_id', 'details')}, ${digest('reason_salt', 'reason')}
    from salted_audit_entries order by position`,
  `insert into audit_fields (position, actor_account_id, actor_salt, student_profile_id, subject_id, details,
      subject_salt, reason, reason_salt)
    select position, actor_account_id, actor_salt, student_profile_id, subject_id, details::json, subject_salt,
      reason, reason_salt
    from salted_audit_entries`,
  'drop table salted_audit_entries',
  'drop table former_audit_entries',
  'create index audit_chain_at on audit_chain (at desc)',
  'create index audit_chain_action on audit_chain (action, position desc)',
  `create index audit_fields_student on audit_fields (student_profile_id, position desc)
    where student_profile_id is not null`,
  'create index audit_fields_actor on audit_fields (actor_account_id, position desc)',
  'create index audit_fields_subject on audit_fields (subject_id, position desc)',
  `create trigger audit_chain_append_only before update or delete on audit_chain
    for each row execute function refuse_audit_change()`,
  `create trigger audit_chain_never_emptied before truncate on audit_chain
    for each statement execute function refuse_audit_change()`,
  `create trigger audit_fields_never_removed before delete on audit_fields
    for each row execute function refuse_audit_change()`,
  `create trigger audit_fields_never_emptied before truncate on audit_fields
    for each statement execute function refuse_audit_change()`,
  `create function refuse_audit_rewording() returns trigger language plpgsql as $$
    begin
      if new.position = old.position
        and ((new.actor_account_id is null and new.actor_salt is null)
          or (new.actor_account_id is not distinct from old.actor_account_id
            and new.actor_salt is not distinct from old.actor_salt))
        and ((new.student_profile_id is null and new.subject_id is null and new.details is null
            and new.subject_salt is null)
          or (new.student_profile_id is not distinct from old.student_profile_id
            and new.subject_id is not distinct from old.subject_id
            and new.details::text is not distinct from old.details::text
            and new.subject_salt is not distinct from old.subject_salt))
        and ((new.reason is null and new.reason_salt is null)
          or (new.reason is not distinct from old.reason
            and new.reason_salt is not distinct from old.reason_salt))
      then return new; end if;
      raise exception 'audit entries are append only: what names a person can only be blanked';
    end $$`,
  `create trigger audit_fields_only_blanked before update on audit_fields
    for each row execute function refuse_audit_rewording()`,
  // What is queried: each entry with what remains of its fields.
  `create view audit_entries as
    select c.position, c.id, c.at, c.actor_role, c.action, c.subject_type, f.actor_account_id, f.student_profile_id,
      f.subject_id, f.details, f.reason
    from audit_chain c left join audit_fields f on f.position = c.position`,
]

/**
 * A hash chain over the audit, whose only personal data are salted digests. What could identify a person moves to a
 * separate table, where it can be erased.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
