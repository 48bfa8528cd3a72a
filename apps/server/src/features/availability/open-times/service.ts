import { AVAILABILITY_MAX_DATES } from '@shinequo/contract/availability'
import { rule } from '@shinequo/contract/rules'
import { horizonEnd, openSlots } from '@shinequo/domain/availability/open-slots'
import { addDays, DAY, DAYS_AHEAD, startOfUtcDate } from '@shinequo/domain/time/zoned-day'
import { LRUCache } from 'lru-cache'
import { notifierOf } from '../../../plugins/change-notifier.ts'
import type { Context } from '../../../plugins/context.ts'
import { type Outcome, ok, refuse } from '../../../plugins/errors.ts'
import { InvalidatingCache } from '../../../plugins/invalidating-cache.ts'
import type { Timed } from '../../../plugins/memory-cache.ts'
import { PrecompressedReply } from '../../../plugins/precompressed-reply.ts'
import { perProcess } from '../../../plugins/process-values.ts'
import { openSlotsByDate } from '../presenter.ts'
import * as queries from '../queries.ts'

/** A coach's open slots up to the horizon. */
interface OpenTimes {
  /** Ascending. */
  readonly starts: readonly number[]
  readonly sessionMinutes: number
}

/** A response about some of a coach's open slots, and the cached times it was made from. */
interface TimesAnswer {
  readonly times: OpenTimes
  readonly ready: PrecompressedReply
}

/** Memory limit of the cached open times, in bytes: those of about five thousand coaches. */
const MAX_BYTES_OF_TIMES = 32 * 1024 * 1024
/** Memory limit of the cached responses. Three weeks of one coach are 50 kB, plus about 25 kB per encoding. */
const MAX_BYTES_OF_ANSWERS = 64 * 1024 * 1024

/** The caches of a process. */
const kept = perProcess((context) => {
  const news = notifierOf(context, 'availability')
  const size = {
    name: 'open_times',
    mostBytes: MAX_BYTES_OF_TIMES,
    sizeOf: (times: OpenTimes | null) => 8 * (times?.starts.length ?? 0),
  }
  return {
    times: new InvalidatingCache(context, news, (coachId) => computeTimes(context, coachId), size),
    answers: new LRUCache<string, TimesAnswer>({
      maxSize: MAX_BYTES_OF_ANSWERS,
      sizeCalculation: ({ ready }) => ready.mostBytes,
    }),
  }
})

async function computeTimes(context: Context, coachId: string): Promise<Timed<OpenTimes | null>> {
  const now = context.clock.now()
  const until = horizonEnd(now, DAYS_AHEAD + 2)
  const found = await queries.coachSchedule(context.database.root, coachId, new Date(now), new Date(until))
  // Unknown ids are not cached: anybody can ask for any number of them.
  if (!found) return { value: null, validUntil: now }
  const { accepting, schedule, busy } = found
  const { sessionMinutes } = schedule
  if (!accepting) return { value: { starts: [], sessionMinutes }, validUntil: Number.POSITIVE_INFINITY }
  const { starts, validUntil } = openSlots(schedule, busy, now, now, until)
  return { value: { starts, sessionMinutes }, validUntil }
}

/** A coach's open slots, from the cache; null for an unknown coach. */
export function openTimesOf(context: Context, coachId: string): Promise<OpenTimes | null> {
  return kept(context).times.get(coachId)
}

/** The open slots of one coach by UTC date, both dates included, ready to send. Refuses an unknown coach. */
export async function availabilityOf(
  context: Context,
  coachId: string,
  fromDate: string,
  toDate: string,
): Promise<Outcome<PrecompressedReply>> {
  const times = await openTimesOf(context, coachId)
  if (!times) return refuse('not_found')
  const inside = startsInside(times.starts, fromDate, toDate)
  if (!inside.ok) return inside
  // All date ranges with the same slots share one response.
  const starts = inside.value
  const key = `${coachId} ${starts[0]} ${starts.length}`
  const { answers } = kept(context)
  const answer = answers.get(key)
  if (answer?.times === times) return ok(answer.ready)
  const ready = PrecompressedReply.json(openSlotsByDate(coachId, starts, times.sessionMinutes))
  answers.set(key, { times, ready })
  return ok(ready)
}

/** Those of the starts within the UTC dates, both included. Refuses dates in the wrong order or too far apart. */
export function startsInside(
  starts: readonly number[],
  fromDate: string,
  toDate: string,
): Outcome<readonly number[]> {
  const from = startOfUtcDate(fromDate)
  const until = startOfUtcDate(addDays(toDate, 1))
  const days = (until - from) / DAY
  if (days < 1) return refuse('invalid_input', { errors: { to_date: rule('dates_reversed') } })
  if (days > AVAILABILITY_MAX_DATES) {
    const errors = { to_date: rule('too_many_dates', { max: AVAILABILITY_MAX_DATES }) }
    return refuse('invalid_input', { errors })
  }
  return ok(starts.filter((start) => start >= from && start < until))
}

/** Subscribes to the changes of other processes. Call it once, before the process serves requests. */
export async function watchAvailability(context: Context): Promise<void> {
  // The caches must listen first: they are invalidated before pages learn of a change and ask again.
  kept(context)
  await notifierOf(context, 'availability').watch()
}
