import type { LargeSize } from './large-database.ts'
import type { Steps } from './large-people.ts'

/** The id of a question or choice in the initial questionnaire, by their numbers. */
const question = (nth: string, choice = '0') =>
  `('5c0a1e00-0000-4000-8001-0000000' || lpad((${nth})::text, 2, '0') || lpad((${choice})::text, 3, '0'))::uuid`
const ACTIONS = `array['student.viewed', 'student.viewed', 'student.viewed', 'account.signed_in', 'match.accepted',
  'invitation.sent', 'account.suspended', 'profile.changed']`

/** What people leave behind besides sessions: answers, sign-ins, stories, mail, and audit entries. */
export function largeTraces({ students, coaches, bookings }: LargeSize, now: string): Steps {
  const everyStudent = `generate_series(0, ${students - 1}) as n`
  const admin = `pg_temp.id('account', ${students + coaches})`
  const entries = Math.floor(bookings / 2)
  const bytes = (what: string) => `decode(md5('${what}' || n) || md5(n || '${what}'), 'hex')`
  return [
    [
      'answers',
      `insert into response_sets (id, student_profile_id, created_at, is_current)
        select pg_temp.id('set', n * 2 + k), pg_temp.id('student', n),
          ${now} - (k * 500 + pg_temp.dice('answered', n)) * interval '1 day', k = 0
        from ${everyStudent}, generate_series(0, 1) k where k = 0 or n % 5 = 0`,
    ],
    [
      'each answer',
      `insert into responses (id, response_set_id, question_id, choice_id, answer_text)
        select pg_temp.id('response', n * 32 + k * 16 + q), pg_temp.id('set', n * 2 + k), ${question('q')},
          case when q < 8 then ${question('q', '1 + (n + q) % (array[3, 11, 4, 4, 11, 7, 2])[q]')} end,
          case when q >= 8 then 'I would like to sleep better, and to find friends.' end
        from ${everyStudent}, generate_series(0, 1) k, generate_series(1, 9) q where k = 0 or n % 5 = 0`,
    ],
    [
      'sign-ins',
      `insert into refresh_families (id, account_id, ends_at, created_at, last_seen_at, device, network)
        select pg_temp.id('family', n), pg_temp.id('account', n), ${now} + (n % 30) * interval '1 day',
          ${now} - interval '3 days', ${now} - (n % 72) * interval '1 hour', 'Firefox on Linux', '203.0.113.0'
        from generate_series(0, ${students + coaches - 1}) n where pg_temp.dice('signed in', n) < 60`,
    ],
    [
      'tokens',
      `insert into refresh_tokens (token_hash, family_id, created_at, spent_at)
        select md5('token' || n || k), pg_temp.id('family', n), ${now} - (4 - k) * interval '15 minutes',
          case when k < 2 then ${now} - (3 - k) * interval '15 minutes' end
        from generate_series(0, ${students + coaches - 1}) n, generate_series(0, 2) k
        where pg_temp.dice('signed in', n) < 60`,
    ],
    [
      'devices',
      `insert into known_devices (account_id, device_hash, first_seen_at, last_seen_at)
        select pg_temp.id('account', n), md5('device' || n), ${now} - interval '200 days',
          ${now} - pg_temp.dice('seen', n) * interval '3 days' from generate_series(0, ${students + coaches - 1}) n`,
    ],
    [
      'choices of mail',
      `insert into notification_choices (account_id, reminder_day, reminder_hour, feedback_asked)
        select pg_temp.id('account', n), n % 2 = 0, true, n % 3 = 0 from ${everyStudent} where n % 20 = 0`,
    ],
    [
      'calendars',
      `insert into calendar_feeds (account_id, secret_hash, made_at)
        select pg_temp.id('account', n), md5('calendar' || n), ${now} from ${everyStudent} where n % 10 = 0`,
    ],
    [
      'kept replies',
      `insert into idempotency_keys (account_id, key, request_hash, reply, created_at)
        select pg_temp.id('account', n), md5('key' || n), md5('hash' || n), '{}', ${now} - (n % 1400) * interval '1 minute'
        from ${everyStudent} where n % 12 = 0`,
    ],
    [
      'former addresses',
      `insert into former_addresses (id, account_id, email, until)
        select pg_temp.id('former', n), pg_temp.id('account', n), 'former' || n || '@campus.example',
          ${now} - interval '100 days' from ${everyStudent} where n % 100 = 7`,
    ],
    [
      'stories',
      `insert into stories (id, student_profile_id, school, title, story, state, place, created_at, published_at,
          decided_at, decided_by)
        select pg_temp.id('story', n), id, school, 'What a Sunday is for', repeat('I stopped working on Sundays. ', 20),
          fate, case when fate = 'published' then nextval('story_places') end, at,
          case when fate = 'published' then at + interval '1 day' end,
          case when fate in ('published', 'declined') then at + interval '1 day' end,
          case when fate in ('published', 'declined') then ${admin} end
        from (
          select n, pg_temp.id('student', n) as student, ${now} - (n % 600 + 2) * interval '1 day' as at,
            (array['published', 'published', 'published', 'declined', 'published', 'waiting'])[1 + n / 50 % 6] as fate
          from ${everyStudent} where n % 50 = 0
        ) s join student_profiles p on p.id = s.student order by at`,
    ],
    [
      'reports of stories',
      `insert into story_reports (story_id, student_profile_id, reason, created_at)
        select pg_temp.id('story', n), pg_temp.id('student', n + 1), 'It names somebody.', ${now} - interval '1 day'
        from ${everyStudent} where n % 5000 = 0`,
    ],
    [
      'thanks for stories',
      `insert into story_thanks (story_id, student_profile_id, created_at)
        select pg_temp.id('story', n), pg_temp.id('student', n + k), ${now} - interval '1 day'
        from ${everyStudent}, generate_series(1, 3) k where n % 50 = 0 and n + k <= (select max(n) from ${everyStudent})`,
    ],
    [
      'students who wait for a wall',
      `insert into wall_waits (student_profile_id, asked_at)
        select pg_temp.id('student', n), ${now} - interval '1 day' from ${everyStudent} where n % 20 = 0`,
    ],
    [
      'posts',
      `insert into posts (id, school, title, text, created_at, published_at)
        select pg_temp.id('post', n), value, 'This week', repeat('The library is open until midnight. ', 10),
          ${now} - n * interval '7 hours', ${now} - n * interval '7 hours'
        from (select value, row_number() over () + 20 * k as n from schools, generate_series(0, 59) k) s`,
    ],
    [
      'requests for care',
      `insert into care_requests (id, student_profile_id, place, text, created_at, answered_at, answered_by)
        select pg_temp.id('care', n), pg_temp.id('student', n), 'answers', 'I need to talk to somebody.', at,
          case when n % 4000 <> 0 then at + interval '3 hours' end, case when n % 4000 <> 0 then ${admin} end
        from ${everyStudent}, lateral (select ${now} - (n % 300 + 1) * interval '1 day' as at) a where n % 200 = 0`,
    ],
    [
      'invitations',
      `insert into invitations (id, email, role, first_name, last_name, invited_by, created_at, expires_at, accepted_at,
          school, from_roster)
        select pg_temp.id('invitation', n), 'invited' || n || '@campus.example', 'student', 'Robin', 'Sample', ${admin}, at,
          at + interval '14 days', case when n % 60 <> 0 then at + interval '1 day' end, 'boston_university', true
        from ${everyStudent}, lateral (select ${now} - (n % 150) * interval '1 day' as at) a where n % 20 = 0`,
    ],
    [
      'mail of invitations',
      `insert into messages (id, kind, payload, state, created_at, changed_at, sent_at, tries, failure)
        select pg_temp.id('invited', n), 'invitation', jsonb_build_object('invitationId', pg_temp.id('invitation', n)),
          state, at, at, case when state = 'sent' then at end, 1, case when state = 'refused' then 'refused' end
        from ${everyStudent}, lateral (select ${now} - (n % 85) * interval '1 day' as at,
          case when n % 300 = 0 then 'refused' else 'sent' end as state) a where n % 60 = 0`,
    ],
    [
      'rosters',
      `insert into roster_imports (id, file_name, encoding, state, total, counts, created_by, created_at, changed_at)
        select pg_temp.id('roster', n), 'term-' || n || '.csv', 'utf-8', case n when 0 then 'checked' else 'done' end, 5000,
          case n when 0 then null else '{"new": 5000}'::jsonb end, ${admin}, ${now} - n * interval '3 days',
          ${now} - n * interval '3 days' from generate_series(0, 20) n`,
    ],
    [
      'rows of a roster',
      `insert into roster_rows (import_id, number, email, first_name, last_name, role, school, state, city, fate, problem)
        select pg_temp.id('roster', 0), n, 'roster' || n || '@campus.example', 'Robin', 'Sample', 'student',
          'boston_university', 'Massachusetts', 'Boston', 'new', '' from generate_series(1, 5000) n`,
    ],
    [
      'chain of the audit',
      `insert into audit_chain (position, id, at, actor_role, action, subject_type, actor_digest, subject_digest,
          reason_digest, hash)
        select n, pg_temp.id('entry', n), ${now} - (${entries} - n) * interval '1 minute',
          case when n % 8 < 3 then 'coach' when n % 8 in (3, 7) then 'student' else 'admin' end,
          (${ACTIONS})[1 + n % 8], case when n % 8 = 5 then 'invitation' when n % 8 = 4 then 'match' else 'student' end,
          ${bytes('actor')}, ${bytes('subject')}, ${bytes('reason')}, ${bytes('hash')}
        from generate_series(1, ${entries}) n`,
    ],
    [
      'fields of the audit',
      `insert into audit_fields (position, actor_account_id, actor_salt, student_profile_id, subject_id, details,
          subject_salt, reason, reason_salt)
        select n, case when n % 8 < 3 then pg_temp.id('account', ${students} + s % ${coaches})
            when n % 8 in (3, 7) then pg_temp.id('account', s) else ${admin} end, ${bytes('salt')},
          case when n % 8 <> 5 then pg_temp.id('student', s) end,
          case n % 8 when 5 then pg_temp.id('invitation', s)::text when 4 then pg_temp.id('match', s::bigint * 3)::text
            else pg_temp.id('student', s)::text end,
          case n % 8 when 5 then json_build_object('email', 'invited' || s || '@campus.example') else '{}'::json end,
          ${bytes('salt')}, '', ${bytes('salt')}
        from generate_series(1, ${entries}) n, lateral (select (n::bigint * 7919 % ${students})::integer as s) as about`,
    ],
    [
      'runs of retention',
      `insert into retention_runs (id, begun_at, finished_at, by_hand, removed)
        select pg_temp.id('run', n), at, at + interval '1 minute', false, '{"claims": 100}'
        from generate_series(0, 300) n, lateral (select ${now} - n * interval '1 day' as at) a`,
    ],
  ]
}
