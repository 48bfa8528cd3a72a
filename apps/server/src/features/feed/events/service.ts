import type { BodyOf, QueryOf, ReplyOf } from '@shinequo/contract/endpoint'
import type { changePost } from '@shinequo/contract/feed'
import type { listEvents } from '@shinequo/contract/feed/events'
import { rule } from '@shinequo/contract/rules'
import * as value from '@shinequo/contract/values'
import { eventProblem } from '@shinequo/domain/feed/event-times'
import { postState } from '@shinequo/domain/feed/publication'
import { isTimeZone } from '@shinequo/domain/time/zoned-day'
import { messagesOf } from '@shinequo/messages/server'
import * as z from 'zod/mini'
import type { Context } from '../../../plugins/context.ts'
import type { Lagging } from '../../../plugins/database/engine.ts'
import type { Trx } from '../../../plugins/database/tables.ts'
import { type Outcome, ok, refuse } from '../../../plugins/errors.ts'
import { pageOf, placeOf } from '../../../plugins/page-cursor.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { schoolEventFile } from '../../calendars/events/service.ts'
import { mayReadOwnFeed } from '../access.ts'
import { presentPost } from '../presenter.ts'
import type { EditedPostRow } from '../queries.ts'
import * as queries from './queries.ts'

const PAGE = 20
const placeKey = z.tuple([value.instant, value.id])

/** The school whose events a student may see, and the student's language. */
async function readerOf({ database }: Context, actor: Actor): Promise<Outcome<queries.Reader>> {
  if (!mayReadOwnFeed(actor)) return refuse('forbidden')
  const reader = await queries.readerOf(database.root, actor.profileId)
  return reader ? ok(reader) : refuse('school_unproved')
}

/** A page of the events for the student's proved school: upcoming ones in order, or past ones, the latest first. */
export async function ownEvents(
  context: Context,
  actor: Actor,
  { when = 'upcoming', cursor }: QueryOf<typeof listEvents>,
  lagging: Lagging,
): Promise<Outcome<ReplyOf<typeof listEvents>>> {
  const reader = await readerOf(context, actor)
  if (!reader.ok) return reader
  const place = placeOf(cursor, placeKey)
  if (!place.ok) return place
  const after = place.value && { starts_at: new Date(place.value[0]), id: place.value[1] }
  const list = when === 'past' ? queries.pastEvents : queries.upcomingEvents
  const now = new Date(context.clock.now())
  const rows = await lagging((sql) => list(sql, reader.value.school, now, after, PAGE + 1))
  const { shown, next } = pageOf(rows, PAGE, (last) => [last.starts_at.toISOString(), last.id])
  return ok({ events: shown.map(presentPost), next })
}

/**
 * One event as a calendar file. That of an event which was withdrawn, or is no longer for the student, removes it from
 * the calendar. Events that the student never saw are not found.
 */
export async function eventFile(context: Context, actor: Actor, id: string): Promise<Outcome<string>> {
  const reader = await readerOf(context, actor)
  if (!reader.ok) return reader
  const { school, locale } = reader.value
  const { database, clock, env } = context
  const now = clock.now()
  const shown = await queries.eventById(database.root, school, id, new Date(now))
  const row = shown ?? (await queries.formerEventById(database.root, school, id))
  if (!row) return refuse('not_found')
  const { title, starts_at: startsAt, ends_at: endsAt, version: sequence } = row
  const { text, link, place } = shown ?? { text: '', link: null, place: '' }
  const event = { id, title, text, link, place, startsAt, endsAt, sequence, cancelled: !shown }
  return ok(schoolEventFile(messagesOf(locale), event, env.baseUrl, now))
}

/** Call it before a change of a post: keeps what students see of its event, so that its file can take it back. */
export async function keepShown(trx: Trx, post: EditedPostRow, now: number): Promise<void> {
  const { published_at, starts_at, ends_at } = post
  if (!starts_at || !ends_at || postState(published_at?.getTime() ?? null, now) !== 'published') return
  await queries.keepShownEvent(trx, post, { starts_at, ends_at })
}

type Times = Pick<EditedPostRow, 'starts_at' | 'ends_at' | 'time_zone' | 'place'>

/** When and where the event of a post is to take place; unchanged if it is left out. */
export function eventOf(
  { event }: Pick<BodyOf<typeof changePost>, 'event'>,
  before: Times,
  now: number,
): Outcome<Times> {
  const { starts_at, ends_at, time_zone, place } = before
  if (event === undefined) return ok({ starts_at, ends_at, time_zone, place })
  if (event === null) return ok({ starts_at: null, ends_at: null, time_zone: null, place: '' })
  const wrong = (field: string, sentence: string) =>
    refuse('invalid_input', { errors: { [`event.${field}`]: sentence } })
  if (!isTimeZone(event.time_zone)) return wrong('time_zone', rule('zone_unlisted'))
  const wanted = { start: Date.parse(event.starts_at), end: Date.parse(event.ends_at) }
  const had = starts_at && ends_at && { start: starts_at.getTime(), end: ends_at.getTime() }
  const problem = eventProblem(wanted, had, now)
  if (problem !== null) return wrong('ends_at', rule('event_time_invalid', { why: problem }))
  return ok({
    starts_at: new Date(wanted.start),
    ends_at: new Date(wanted.end),
    time_zone: event.time_zone,
    place: event.place,
  })
}
