import { CLAIMS_WINDOW_MS } from '@shinequo/domain/bookings/booking-policy'
import type { Session } from '@shinequo/domain/sessions/session-state'
import { sql as raw } from 'kysely'
import { isKnown } from '../../../plugins/database/known-students.ts'
import { isBarred, needsMatch } from '../../../plugins/database/needs-match.ts'
import { prepared } from '../../../plugins/database/prepared.ts'
import { sessionIs } from '../../../plugins/database/session-state.ts'
import { busyJson, ms, type ScheduleRow, scheduleJson } from '../queries.ts'

/** Everything that decides a claim. `busy` leaves out the student's own claim, which a new one replaces. */
export interface ClaimSituation extends Omit<ScheduleRow, 'unpaused'> {
  accountEnding: boolean
  profileCompleted: boolean
  needsMatch: boolean
  barred: boolean
  /** The student has a booked session, with any coach, that overlaps the wanted time. */
  studentBusy: boolean
  /** The student's upcoming sessions, and how many the programme allows. */
  upcoming: number
  mostUpcoming: number
  /** Whether it is known who the student is. */
  known: boolean
  /** When the oldest of the last `mostClaims` claims was made, if within the window; otherwise null. */
  claimsFullSince: Date | null
  /** The student's live claim on exactly this slot. */
  ownClaim: { id: string; expiresAt: number; renewed: boolean; moving: string | null } | null
  /** The coaches of the student's claims, live or expired, which a new claim releases. */
  claimedCoaches: readonly string[]
  /** The booking of these two people that is to be moved, if any. `proposed`: the coach proposed this time for it. */
  movingBooking: (MovingBooking & { proposed: boolean }) | null
  noticeMinutes: number
}

interface MovingBooking extends Session {
  moves: number
}

/** A claim on a slot. Instants are epoch milliseconds. */
export interface Claim {
  id: string
  coachId: string
  studentId: string
  start: number
  end: number
  expiresAt: number
  renewed: boolean
  /** The student's booking that is to be moved to this slot. */
  moving: string | null
}

/**
 * Reads what decides whether the student, who may make `mostClaims` within the window, may claim the slot. Returns no
 * row if the coach or the student is unknown.
 */
export function claimSituation(wanted: Claim, now: number, mostClaims: number) {
  const { coachId, studentId, moving, start, end } = wanted
  return situation({
    coachId,
    studentId,
    moving,
    start: new Date(start),
    end: new Date(end),
    now: new Date(now),
    since: new Date(now - CLAIMS_WINDOW_MS),
    fewer: mostClaims - 1,
  })
}

interface SituationValues {
  coachId: string
  studentId: string
  moving: string | null
  start: Date
  end: Date
  now: Date
  /** Claims after this count. */
  since: Date
  /** One less than the claims that a student may make. */
  fewer: number
}

const situation = prepared(
  ({ coachId, studentId, moving, start, end, now, since, fewer }: SituationValues) => raw<ClaimSituation>`
    select coach_is_open(c, ca) as accepting, s.is_completed as "profileCompleted",
      a.deletion_due_at is not null or a.erased_at is not null as "accountEnding",
      ${needsMatch} as "needsMatch", ${isBarred} as barred,
      exists (
        select from time_slots t
        where t.student_profile_id = s.id and t.status = 'booked'
          and t.during && tstzrange(${start}, ${end})) as "studentBusy",
      (select json_build_object('id', t.id, 'expiresAt', ${ms('t.expires_at')}, 'renewed', t.renewed,
          'moving', t.moving_booking_id)
        from time_slots t
        where t.student_profile_id = s.id and t.status = 'claimed' and t.coach_id = c.id
          and t.starts_at = ${start} and t.expires_at > ${now}) as "ownClaim",
      (select coalesce(json_agg(t.coach_id), '[]') from time_slots t
        where t.student_profile_id = s.id and t.status = 'claimed') as "claimedCoaches",
      (select count(*)::int from bookings b
        where b.student_profile_id = s.id and ${sessionIs('upcoming', now)}
          and b.id is distinct from ${moving}::uuid) as upcoming,
      p.most_upcoming_sessions as "mostUpcoming", ${isKnown} as known,
      (select json_build_object('status', b.status, 'start', ${ms('b.starts_at')}, 'end', ${ms('b.ends_at')},
          'moves', b.moves,
          'proposed', exists (select from proposed_times o where o.booking_id = b.id and o.starts_at = ${start}))
        from bookings b
        where b.id = ${moving}::uuid and b.student_profile_id = s.id and b.coach_id = c.id) as "movingBooking",
      p.cancel_notice_minutes as "noticeMinutes",
      (select t.claimed_at from time_slots t
        where t.student_profile_id = s.id and t.claimed_at > ${since}
        order by t.claimed_at desc offset ${fewer} limit 1) as "claimsFullSince",
      ${scheduleJson(start, end)} as schedule, ${busyJson(start, end, { claimOf: studentId, bookingId: moving })} as busy
    from coaches c join accounts ca on ca.id = c.account_id,
      student_profiles s join accounts a on a.id = s.account_id, programme p
    where c.id = ${coachId} and s.id = ${studentId} and p.id = 1`,
)

/** Stores a claim. The same statement releases the student's former claim and expired claims that overlap it. */
export function claimToInsert(claim: Claim, now: number) {
  const { id, coachId, studentId, moving } = claim
  return newClaim({
    id,
    coachId,
    studentId,
    moving,
    start: new Date(claim.start),
    end: new Date(claim.end),
    expiresAt: new Date(claim.expiresAt),
    now: new Date(now),
  })
}

interface ClaimValues {
  id: string
  coachId: string
  studentId: string
  moving: string | null
  start: Date
  end: Date
  expiresAt: Date
  now: Date
}

// The insert reads from `freed` so that it runs after it. Otherwise it would conflict with the claims being released.
const newClaim = prepared(
  ({ id, coachId, studentId, moving, start, end, expiresAt, now }: ClaimValues) => raw`
    with freed as (
      update time_slots set status = 'released', expires_at = null
      where status = 'claimed' and (student_profile_id = ${studentId}
        or (coach_id = ${coachId} and expires_at <= ${now} and during && tstzrange(${start}, ${end})))
      returning coach_id)
    insert into time_slots
      (id, coach_id, student_profile_id, starts_at, ends_at, status, expires_at, claimed_at, moving_booking_id)
    select ${id}::uuid, ${coachId}::uuid, ${studentId}::uuid, ${start}::timestamptz, ${end}::timestamptz,
      'claimed', ${expiresAt}::timestamptz, ${now}::timestamptz, ${moving}::uuid
    from (select count(*) from freed) as released`,
)
