import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  'create extension if not exists btree_gist',

  `create table accounts (
    id uuid primary key,
    email text not null unique,
    password_hash text not null,
    role text not null check (role in ('student', 'coach', 'admin')),
    first_name text not null,
    last_name text not null,
    time_zone text,
    created_at timestamptz not null
  )`,
  `create table refresh_families (
    id uuid primary key,
    account_id uuid not null references accounts on delete cascade,
    ends_at timestamptz not null,
    ended_at timestamptz
  )`,
  'create index refresh_families_account on refresh_families (account_id)',
  `create table refresh_tokens (
    token_hash text primary key,
    family_id uuid not null references refresh_families on delete cascade,
    created_at timestamptz not null,
    spent_at timestamptz
  )`,
  'create index refresh_tokens_family on refresh_tokens (family_id)',
  // One row per account: a newer code replaces the previous one. A used code is deleted.
  `create table password_resets (
    account_id uuid primary key references accounts on delete cascade,
    id uuid not null unique,
    code_hash text,
    expires_at timestamptz not null
  )`,
  `create table rate_limits (
    key varchar(255) primary key,
    points integer not null default 0,
    expire bigint
  )`,

  // 32 hex digits are the 128 random bits of a picture's URL. A new upload is a new row.
  `create table pictures (
    key text primary key check (key ~ '^[0-9a-f]{32}$'),
    bytes bytea not null,
    created_at timestamptz not null
  )`,
  `create table student_profiles (
    id uuid primary key,
    account_id uuid not null unique references accounts on delete cascade,
    school text not null default '',
    degree text not null default '',
    course text not null default '',
    state text not null default '',
    city text not null default '',
    language_preference text not null default '',
    identify_as text not null default '',
    sex text not null default '',
    is_international boolean,
    is_completed boolean not null default false,
    picture_key text references pictures
  )`,
  `create table coaches (
    id uuid primary key,
    account_id uuid not null unique references accounts on delete cascade,
    city text not null default '',
    state text not null default '',
    focus_area text not null default '',
    description text not null default '',
    language_preference text not null default '',
    picture_key text references pictures,
    time_zone text not null,
    accepts_students boolean not null default true,
    capacity integer not null default 20 check (capacity >= 0),
    rating numeric(2, 1) check (rating between 1 and 5),
    minimum_notice_minutes integer not null default 120 check (minimum_notice_minutes >= 0),
    horizon_days integer not null default 21 check (horizon_days between 1 and 21),
    buffer_before_minutes integer not null default 0 check (buffer_before_minutes >= 0),
    buffer_after_minutes integer not null default 0 check (buffer_after_minutes >= 0),
    max_per_day integer check (max_per_day > 0),
    max_per_week integer check (max_per_week > 0)
  )`,

  `create table questions (
    id uuid primary key,
    position integer not null,
    question_text text not null,
    question_type text not null check (question_type in ('multiple_choice', 'text')),
    -- What the matching reads from an answer; null: kept for the coach alone.
    matching_key text check (matching_key in ('focus_area', 'language', 'preference'))
  )`,
  `create table choices (
    id uuid primary key,
    question_id uuid not null references questions on delete cascade,
    position integer not null,
    choice_text text not null
  )`,
  'create index choices_question on choices (question_id)',
  `create table response_sets (
    id uuid primary key,
    student_profile_id uuid not null references student_profiles on delete cascade,
    created_at timestamptz not null,
    is_current boolean not null
  )`,
  'create unique index response_sets_current on response_sets (student_profile_id) where is_current',
  `create table responses (
    id uuid primary key,
    response_set_id uuid not null references response_sets on delete cascade,
    question_id uuid not null references questions,
    choice_id uuid references choices,
    answer_text text,
    unique (response_set_id, question_id)
  )`,
  `create table match_requests (
    id uuid primary key,
    student_profile_id uuid not null references student_profiles on delete cascade,
    coach_id uuid not null references coaches on delete cascade,
    status text not null check (status in ('pending', 'accepted', 'declined', 'ended')),
    score real not null default 0,
    created_at timestamptz not null
  )`,
  // A concurrent second match of the same pair fails here, where a check before the insert would miss it.
  `create unique index match_requests_live on match_requests (student_profile_id, coach_id)
    where status in ('pending', 'accepted')`,
  "create index match_requests_coach on match_requests (coach_id) where status in ('pending', 'accepted')",

  `create table weekly_hours (
    coach_id uuid not null references coaches on delete cascade,
    weekday integer not null check (weekday between 1 and 7),
    start_minute integer not null check (start_minute between 0 and 1439),
    end_minute integer not null check (end_minute between 1 and 1440),
    primary key (coach_id, weekday, start_minute),
    check (start_minute < end_minute)
  )`,
  // One row per range. A date whose row has null minutes is closed.
  `create table date_overrides (
    coach_id uuid not null references coaches on delete cascade,
    date date not null,
    start_minute integer check (start_minute between 0 and 1439),
    end_minute integer check (end_minute between 1 and 1440),
    unique nulls not distinct (coach_id, date, start_minute),
    check ((start_minute is null) = (end_minute is null)),
    check (start_minute is null or start_minute < end_minute)
  )`,
  `create table time_off (
    id uuid primary key,
    coach_id uuid not null references coaches on delete cascade,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    check (starts_at < ends_at)
  )`,
  'create index time_off_coach on time_off (coach_id, ends_at)',

  // The database guarantees that no coach and no student ever has two live slots that overlap.
  `create table time_slots (
    id uuid primary key,
    coach_id uuid not null references coaches on delete cascade,
    student_profile_id uuid not null references student_profiles on delete cascade,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    during tstzrange not null generated always as (tstzrange(starts_at, ends_at, '[)')) stored,
    status text not null check (status in ('claimed', 'booked', 'released')),
    expires_at timestamptz,
    check (starts_at < ends_at),
    check ((status = 'claimed') = (expires_at is not null)),
    constraint time_slots_coach_free exclude using gist (coach_id with =, during with &&)
      where (status in ('claimed', 'booked')),
    constraint time_slots_student_free exclude using gist (student_profile_id with =, during with &&)
      where (status in ('claimed', 'booked'))
  )`,
  "create unique index time_slots_one_claim on time_slots (student_profile_id) where status = 'claimed'",
  `create table bookings (
    id uuid primary key,
    time_slot_id uuid not null unique references time_slots,
    coach_id uuid not null references coaches on delete cascade,
    student_profile_id uuid not null references student_profiles on delete cascade,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    status text not null check (status in ('booked', 'completed', 'no_show', 'cancelled')),
    pre_session_note text not null default '',
    coach_plan text,
    created_at timestamptz not null
  )`,
  'create index bookings_student on bookings (student_profile_id, starts_at)',
  'create index bookings_coach on bookings (coach_id, starts_at)',
  `create table feedback (
    booking_id uuid primary key references bookings on delete cascade,
    coach_id uuid not null references coaches on delete cascade,
    coach_rating integer not null check (coach_rating between 1 and 5),
    rating integer not null check (rating between 1 and 5),
    experience text not null default '',
    feedback text not null default '',
    recommend integer check (recommend between 1 and 5),
    impact text not null default '',
    is_video_testimonial_share boolean not null default false,
    testimonial_link text not null default '',
    created_at timestamptz not null
  )`,
  'create index feedback_coach on feedback (coach_id)',
  `create table idempotency_keys (
    account_id uuid not null references accounts on delete cascade,
    key text not null,
    request_hash text not null,
    status integer not null,
    reply jsonb not null,
    created_at timestamptz not null,
    primary key (account_id, key)
  )`,
  'create index idempotency_keys_age on idempotency_keys (created_at)',

  // The programme's settings. There is always exactly one row.
  `create table programme (
    id integer primary key default 1 check (id = 1),
    matching_mode text not null default 'automatic' check (matching_mode in ('automatic', 'coach', 'admin')),
    restrict_booking_to_matches boolean not null default false
  )`,
  'insert into programme default values',
]

/** The schema of the first version, in the order of its references. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
