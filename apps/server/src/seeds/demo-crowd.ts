import type { Trx } from '../plugins/database/tables.ts'
import { DEMO_COACHES } from './demo-coaches.ts'
import { CROWD, crowdStudent } from './demo-crowd-people.ts'
import { WEEKS } from './demo-hours.ts'
import { Diary, startsInWeek } from './demo-times.ts'
import { type MatchSeed, seedMatches } from './matches.ts'
import { type SeededPerson, seedStudents } from './people.ts'
import { type BookingSeed, type FeedbackSeed, seedBookings, seedFeedbacks } from './sessions.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** How far a sample student got. Those of last year had their sessions a year ago; some of them are still here. */
type Way = 'joined' | 'waiting' | 'matched' | 'this term' | 'last year' | 'both'

/** How many took each way. They are CROWD together, and 10 or more each, so that the funnel is shown. */
const WAYS: readonly (readonly [Way, number])[] = [
  ['joined', 24],
  ['waiting', 18],
  ['matched', 26],
  ['this term', 132],
  ['last year', 36],
  ['both', CROWD - 24 - 18 - 26 - 132 - 36],
]

/** In days before now: when sessions of this term and of the same weeks last year took place. */
const THIS_TERM = { from: 104, until: 0.1 }
const LAST_YEAR = { from: 470, until: 350 }
const LATELY = { from: 20, until: 0.1 }
/** Upcoming sessions are in the next days, but not so soon that they could disturb somebody who tries the demo. */
const AHEAD = { from: -1, until: -6 }

/** The coaches of the crowd: those in the United States, so that the hours of the day fill, but not the demo coach. */
const COACHES = DEMO_COACHES.flatMap(({ place }, at) =>
  at > 0 && place[2].startsWith('America/') ? [at] : [],
)

/** Numbers in [0, 1), the same at each start (mulberry32). */
function numbers(): () => number {
  let state = 20_261_123
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

interface Person {
  readonly way: Way
  readonly joined: number
  readonly coach: number
}

/**
 * Stores the students who fill the programme's page: with matches, sessions and feedback over two terms. The ratings of
 * coaches stay as they are, because each coach gets the stars of DEMO_COACHES again, as a whole.
 */
export async function storeCrowd(trx: Trx, coaches: readonly SeededPerson[], now: number): Promise<void> {
  const next = numbers()
  const between = (from: number, until: number) => Math.round(now - (until + next() * (from - until)) * DAY)
  const ways = WAYS.flatMap(([way, count]) => Array.from({ length: count }, () => way))
  const people = ways.map(
    (way, at): Person => ({ way, joined: joinedAt(way, between), coach: COACHES[at % COACHES.length]! }),
  )
  const students = await seedStudents(
    trx,
    people.map(({ way, joined }, at) => crowdStudent(at, way !== 'joined', new Date(joined))),
  )
  const matches: MatchSeed[] = []
  const diary = new Diary()
  for (const { coach_id, starts_at } of await trx
    .selectFrom('bookings')
    .select(['coach_id', 'starts_at'])
    .execute()) {
    diary.take([coach_id], starts_at.getTime())
  }
  const sessions: (BookingSeed & { coach: number })[] = []
  for (const [at, { way, joined, coach }] of people.entries()) {
    if (way === 'joined' || way === 'waiting') continue
    const pair = { student_profile_id: students[at]!.profileId, coach_id: coaches[coach]!.profileId }
    const status = way === 'last year' ? 'ended' : 'accepted'
    const matched = joined + (2 + next() ** 2 * 90) * HOUR
    matches.push({ ...pair, status, score: 60 + Math.floor(next() * 40), created_at: new Date(matched) })
    if (way === 'matched') continue
    const spans =
      way === 'this term' ? [THIS_TERM] : way === 'last year' ? [LAST_YEAR] : [LAST_YEAR, THIS_TERM]
    const wanted = spans.flatMap((span) =>
      Array.from({ length: (span === LAST_YEAR ? 4 : 2) + Math.floor(next() * 4) }, () => span),
    )
    if (way !== 'last year' && next() < 0.65) wanted.push(LATELY)
    if (way !== 'last year' && next() < 0.3) wanted.push(AHEAD)
    for (const { from, until } of wanted) {
      const start = freeStart(coach, between(from, until))
      if (start === undefined || start < matched) continue
      if (!diary.isFree(pair.coach_id, start) || !diary.isFree(pair.student_profile_id, start)) continue
      diary.take([pair.coach_id, pair.student_profile_id], start)
      const fate = next()
      const status =
        start > now ? 'booked' : fate < 0.08 ? 'cancelled' : fate < 0.16 ? 'no_show' : 'completed'
      sessions.push({ ...pair, coach, starts_at: new Date(start), status })
    }
  }
  await seedMatches(trx, matches)
  const stored = await seedBookings(
    trx,
    sessions.map(({ coach: _, ...session }) => session),
  )
  await seedFeedbacks(
    trx,
    COACHES.flatMap((coach) =>
      feedbackFor(
        coach,
        sessions.flatMap((session, at) =>
          session.coach === coach && session.status === 'completed'
            ? [{ ...session, id: stored[at]!.bookingId }]
            : [],
        ),
      ),
    ),
  )
}

function joinedAt(way: Way, between: (from: number, until: number) => number): number {
  if (way === 'waiting') return between(12, 0.5)
  if (way === 'last year' || way === 'both') return between(600, 476)
  // Most join at the start of a term.
  return way === 'this term' ? between(125, 75) : between(110, 4)
}

/** A start that a coach's hours allow on the day of an instant; undefined if there is none. */
function freeStart(coach: number, instant: number): number | undefined {
  const { week, place } = DEMO_COACHES[coach]!
  const starts = startsInWeek(WEEKS[week], place[2], instant, instant + DAY)
  return starts[Math.floor(instant / 1000) % Math.max(1, starts.length)]
}

/** Feedback on about half of a coach's sessions, with the stars of the coach as often as they fit. */
function feedbackFor(coach: number, sessions: readonly (BookingSeed & { id: string })[]): FeedbackSeed[] {
  const { stars } = DEMO_COACHES[coach]!
  if (stars.length === 0) return []
  const rounds = Math.round((0.6 * sessions.length) / stars.length)
  return sessions.slice(0, rounds * stars.length).map(({ id, coach_id, starts_at }, at) => ({
    booking_id: id,
    coach_id,
    coach_rating: Number(stars[at % stars.length]),
    created_at: new Date(starts_at.getTime() + 3 * HOUR),
  }))
}
