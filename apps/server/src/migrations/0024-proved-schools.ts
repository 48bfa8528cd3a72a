import { type Kysely, sql } from 'kysely'

/** The schools of the product document, which need no row. */
const LISTED = `'babson_college', 'northeastern_university', 'boston_university', 'boston_college', 'quincy_college',
  'deakin_university', 'bay_path_university', 'arizona_state_university', 'university_of_maine',
  'wentworth_institute_of_technology', 'university_of_california', 'georgetown_university',
  'mass_bay_community_college', 'university_of_massachusetts_boston', 'bunker_hill_community_college',
  'texas_tech_university_system', 'other'`

const STATEMENTS = [
  `alter table student_profiles
    add column proved_school text check (proved_school <> ''),
    add column proved_at timestamptz,
    add column proved_by text check (proved_by in ('roster', 'invitation', 'address', 'staff')),
    add constraint student_profiles_proof_is_whole
      check (num_nonnulls(proved_school, proved_at, proved_by) in (0, 3))`,
  'create index student_profiles_unproved on student_profiles (id) where proved_school is null and is_completed',
  // Until now an invitation only had a school if it came from a roster.
  `alter table invitations add column from_roster boolean not null default false`,
  `update invitations set from_roster = true where school <> ''`,
  // A domain belongs to one school.
  `create table school_domains (
    domain text primary key check (domain <> '' and domain = lower(domain)),
    school text not null references schools on delete cascade
  )`,
  'create index school_domains_of_school on school_domains (school)',
  `create table school_codes (
    student_profile_id uuid primary key references student_profiles on delete cascade,
    id uuid not null unique,
    email text not null,
    code_hash text,
    expires_at timestamptz not null
  )`,
  // An address proves one account. Only its digest is stored, because the address itself is never needed again.
  `create table proved_addresses (
    digest text primary key,
    student_profile_id uuid not null references student_profiles on delete cascade
  )`,
  'create index proved_addresses_of_student on proved_addresses (student_profile_id)',
  // Students invited by a roster that named their school have proved it.
  `update student_profiles p
    set proved_school = i.school, proved_at = i.accepted_at, proved_by = 'roster'
    from accounts a, (
      select distinct on (email) email, school, accepted_at from invitations
      where accepted_at is not null and role = 'student' and school <> ''
      order by email, accepted_at desc
    ) i
    where a.id = p.account_id and i.email = a.email
      and (i.school in (${LISTED}) or i.school in (select value from schools))`,
]

/** The school that a student has proved, what proves one, and the mail domains of schools. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
