import type { LargeSize } from './large-database.ts'
import type { Steps } from './large-people.ts'

/** Half hours per day and days per week on which coaches meet. */
const HALF_HOURS = 16
const DAYS = 5
const WEEKS_BEHIND = 104
const WEEKS = WEEKS_BEHIND + 3

/**
 * Sessions are placed on a grid: each coach's are spread evenly over all of their half hours, so that no coach has two
 * at once, and rotate among the coach's students, so that no student has either. They are stored in the order of their
 * times, as in production, and not coach by coach.
 */
export function largeSessions({ students, coaches, bookings }: LargeSize, now: string): Steps {
  const each = Math.floor(bookings / coaches)
  const step = Math.floor((HALF_HOURS * DAYS * WEEKS) / each)
  if (step < 1) throw new Error('There are more sessions than half hours')
  const share = Math.floor(students / coaches)
  return [
    [
      'a plan of sessions',
      `create temp table planned as
        select n, pg_temp.id('coach', c) as coach_id, pg_temp.id('student', s) as student_id,
          pg_temp.id('account', s) as student_account, pg_temp.id('account', ${students} + c) as coach_account,
          starts, starts + interval '30 minutes' as ends, dice, starts + interval '30 minutes' <= ${now} as over,
          starts - (1 + dice % 9) * interval '1 day' as made,
          case when dice < 7 then 'cancelled' when dice < 12 and starts + interval '30 minutes' <= ${now} then 'no_show'
            else 'booked' end as status
        from generate_series(0, ${coaches - 1}) c, generate_series(0, ${each - 1}) j,
          lateral (select c::bigint * ${each} + j as n, c + ${coaches} * (j % ${share}) as s,
            j * ${step} + c % ${step} as p) as g,
          lateral (select pg_temp.dice('session', n) as dice,
            date_trunc('week', ${now}, 'UTC') + (p / ${HALF_HOURS * DAYS} - ${WEEKS_BEHIND}) * interval '1 week'
              + p / ${HALF_HOURS} % ${DAYS} * interval '1 day' + interval '14 hours'
              + p % ${HALF_HOURS} * interval '30 minutes' as starts) as t
        order by made, n`,
    ],
    [
      'time slots',
      `insert into time_slots (id, coach_id, student_profile_id, starts_at, ends_at, status, claimed_at, was_booked)
        select pg_temp.id('slot', n), coach_id, student_id, starts, ends,
          case status when 'cancelled' then 'released' else 'booked' end, made, status = 'cancelled' from planned`,
    ],
    [
      'claims let go',
      `insert into time_slots (id, coach_id, student_profile_id, starts_at, ends_at, status, claimed_at)
        select pg_temp.id('claim', n), coach_id, student_id, starts, ends, 'released', least(made, ${now})
        from planned where made > ${now} - interval '9 days' and made <= ${now} and n % 3 = 0`,
    ],
    [
      'bookings',
      `insert into bookings (id, time_slot_id, coach_id, student_profile_id, starts_at, ends_at, status,
          pre_session_note, created_at, cancelled_at, cancelled_by, attending_at)
        select pg_temp.id('booking', n), pg_temp.id('slot', n), coach_id, student_id, starts, ends, status,
          case when n % 2 = 0 then 'I would like to plan my week, and the exams after it.' else '' end, least(made, ${now}),
          case when status = 'cancelled' then least(made, ${now}) end,
          case when status = 'cancelled' then case when n % 3 = 0 then 'coach' else 'student' end end,
          case when over and n % 3 = 0 then starts - interval '5 hours' end
        from planned`,
    ],
    [
      'marks as missed',
      `insert into no_shows (booking_id, marked_at, objected_at, decided_at, decided_by, took_place)
        select pg_temp.id('booking', n), ends, case when dice % 4 = 0 then ends + interval '1 hour' end,
          case when dice % 4 = 0 and n % 50 <> 0 then ends + interval '1 day' end,
          case when dice % 4 = 0 and n % 50 <> 0 then 'admin' end, case when dice % 4 = 0 and n % 50 <> 0 then false end
        from planned where status = 'no_show'`,
    ],
    [
      'changes',
      `insert into booking_changes (booking_id, what, done_at, done_by, from_starts_at, from_ends_at, reason)
        select pg_temp.id('booking', n), 'cancelled', least(made, ${now}),
          case when n % 3 = 0 then 'coach' else 'student' end, starts, ends, '' from planned where status = 'cancelled'`,
    ],
    [
      'feedback',
      `insert into feedback (booking_id, coach_id, coach_rating, rating, experience, feedback, recommend, created_at, shared_as)
        select pg_temp.id('booking', n), coach_id, 5 - dice % 3, 5 - dice % 2, repeat('It helped me to say it aloud. ', 3),
          repeat('I have a plan for the week. ', 3), 5, ends + interval '2 hours', gen_random_uuid()
        from planned where status = 'booked' and ends < ${now} - interval '2 hours' and dice % 5 < 2`,
    ],
    [
      'ratings',
      `update coaches set rating = round(f.mean, 1), rating_count = f.count
        from (select coach_id, avg(coach_rating) as mean, count(*) as count from feedback group by coach_id) f
        where f.coach_id = coaches.id`,
    ],
    [
      'where students stand',
      `insert into student_standings (account_id, student_profile_id, stage, school, school_name, coach_id, coach_name,
          last_at, next_at, due_at)
        select s.account_id, s.id, case when next_at is not null then 5 when not is_completed then 1
            when last_at is null or last_at < ${now} - interval '21 days' then 6 else 4 end, s.school, o.name, c.id,
          a.first_name || ' ' || a.last_name, coalesce(last_at, '-infinity'), coalesce(next_at, 'infinity'),
          coalesce(next_ends_at, 'infinity')
        from student_profiles s join schools o on o.value = s.school
          join match_requests m on m.student_profile_id = s.id and m.status = 'accepted'
          join coaches c on c.id = m.coach_id join accounts a on a.id = c.account_id
          left join (select student_id, max(starts) filter (where over) as last_at,
              min(starts) filter (where not over) as next_at, min(ends) filter (where not over) as next_ends_at
            from planned where status = 'booked' group by student_id) b on b.student_id = s.id`,
    ],
    [
      'notes',
      `insert into coach_notes (id, coach_id, student_profile_id, booking_id, text, shared, created_at, updated_at)
        select pg_temp.id('note', n), coach_id, student_id, pg_temp.id('booking', n),
          repeat('Wants to begin earlier, and to rest on Sundays. ', 4), n % 3 = 0, ends, ends
        from planned where over and dice % 5 = 3`,
    ],
    [
      'chats',
      `insert into session_messages (booking_id, author, key, text, sent_at)
        select pg_temp.id('booking', n), case k % 2 when 0 then 'coach' else 'student' end,
          pg_temp.id('chat', n * 4 + k), 'Here is the page that we spoke about.', starts + k * interval '5 minutes'
        from planned, generate_series(0, 3) k where over and starts > ${now} - interval '1 year' and dice % 20 = 13`,
    ],
    [
      'messages',
      `insert into messages (id, kind, payload, state, account_id, created_at, changed_at, next_try_at, sent_at)
        select pg_temp.id('message', n * 8 + k), kind, jsonb_build_object('bookingId', pg_temp.id('booking', n),
            'recipient', side) || case when k < 2 then '{}' else '{"sequence": 0}'::jsonb end,
          case when due > ${now} then 'due' else 'sent' end, account, made, least(due, ${now}),
          case when due > ${now} then due end, case when due <= ${now} then due end
        from planned, lateral (values
          (0, 'booking', 'student', student_account, made), (1, 'booking', 'coach', coach_account, made),
          (2, 'reminder_day', 'student', student_account, starts - interval '1 day'),
          (3, 'reminder_day', 'coach', coach_account, starts - interval '1 day'),
          (4, 'reminder_hour', 'student', student_account, starts - interval '1 hour'),
          (5, 'reminder_hour', 'coach', coach_account, starts - interval '1 hour'),
          (6, 'feedback_asked', 'student', student_account, ends + interval '1 hour')) as m (k, kind, side, account, due)
        where status = 'booked' and made > ${now} - interval '90 days' and made <= ${now}`,
    ],
  ]
}
