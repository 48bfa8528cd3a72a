import type { BodyInput } from '@shinequo/contract/endpoint'
import { type AdminPost, postBody, type writePost } from '@shinequo/contract/feed'
import { wallInstant } from '@shinequo/domain/time/wall-instant'
import { localDate, wallClock } from '@shinequo/domain/time/zoned-day'
import * as messages from '@shinequo/messages/web/feed'
import { type FieldErrors, firstErrors } from '../../lib/form-rules.ts'

/** What happens to a post when its form is sent. `stay` leaves a published one published. */
export const PLANS = ['draft', 'now', 'later', 'stay'] as const
export type Plan = (typeof PLANS)[number]

/** The values of a post's form. */
export type PostValues = {
  title: string
  text: string
  link: string
  picture_alt: string
  plan: Plan
  /** 'yyyy-mm-dd' and 'hh:mm' in the writer's own zone, for `later`. */
  date: string
  time: string
  /** The stored picture is kept. */
  keeps_picture: boolean
  /** Which students see it besides those of its school. */
  audience: Audience
  /** The other schools of `some`, each as 'value name' on a line of its own. */
  also_for: string
  is_event: boolean
  /** In `zone`, as `date` and `time`. */
  starts_date: string
  starts_time: string
  ends_date: string
  ends_time: string
  zone: string
  place: string
}

/** Only the post's own school, other schools too, or all of them. */
export const AUDIENCES = ['own', 'some', 'all'] as const
export type Audience = (typeof AUDIENCES)[number]

/** Another school in a post's form. */
export interface OtherSchool {
  readonly value: string
  readonly name: string
}

/** The other schools of a form, read from their text. */
export function schoolsIn(text: string): OtherSchool[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ value: line.split(' ', 1)[0] ?? '', name: line.slice(line.indexOf(' ') + 1) }))
}

/** The text of the other schools of a form. */
export function schoolsText(schools: readonly OtherSchool[]): string {
  return schools.map(({ value, name }) => `${value} ${name}`).join('\n')
}

/** The values for a new post, or for a stored one. */
export function valuesOf(post: AdminPost | null, zone: string): PostValues {
  const at = post?.state === 'scheduled' && post.published_at ? Date.parse(post.published_at) : null
  return {
    title: post?.title ?? '',
    text: post?.text ?? '',
    link: post?.link ?? '',
    picture_alt: post?.picture_alt ?? '',
    plan: post?.state === 'published' ? 'stay' : at === null ? 'draft' : 'later',
    date: at === null ? '' : localDate(at, zone),
    time: at === null ? '' : timeOfDay(at, zone),
    keeps_picture: Boolean(post?.picture),
    audience: post?.for_all ? 'all' : post?.also_for.length ? 'some' : 'own',
    also_for: schoolsText(post?.also_for ?? []),
    ...eventValues(post?.event ?? null, zone),
  }
}

const timeOfDay = (instant: number, zone: string) =>
  new Date(wallClock(instant, zone)).toISOString().slice(11, 16)

function eventValues(event: AdminPost['event'], own: string) {
  const zone = event?.time_zone ?? own
  const [start, end] = event ? [Date.parse(event.starts_at), Date.parse(event.ends_at)] : [null, null]
  return {
    is_event: event !== null,
    starts_date: start === null ? '' : localDate(start, zone),
    starts_time: start === null ? '' : timeOfDay(start, zone),
    ends_date: end === null ? '' : localDate(end, zone),
    ends_time: end === null ? '' : timeOfDay(end, zone),
    zone,
    place: event?.place ?? '',
  }
}

/** What is sent of a form, besides the picture and the time of publication. */
export function wordsOf(values: PostValues): BodyInput<typeof writePost> {
  const { title, text, link, picture_alt, audience, also_for, place, zone } = values
  const times = eventTimes(values)
  return {
    title,
    text,
    link,
    picture_alt,
    for_all: audience === 'all',
    also_for: audience === 'some' ? schoolsIn(also_for).map(({ value }) => value) : [],
    event:
      values.is_event && times.start !== null && times.end !== null
        ? {
            starts_at: new Date(times.start).toISOString(),
            ends_at: new Date(times.end).toISOString(),
            time_zone: zone,
            place,
          }
        : null,
  }
}

/** When the event of a form takes place; null where that is incomplete, or skipped by a clock change. */
export function eventTimes(values: PostValues) {
  const { starts_date, starts_time, ends_date, ends_time, zone } = values
  return {
    start: plannedInstant({ date: starts_date, time: starts_time }, zone),
    // An event that ends on the day on which it begins needs no second date.
    end: plannedInstant({ date: ends_date || starts_date, time: ends_time }, zone),
  }
}

/** The instant of `later` in epoch milliseconds; null while it is incomplete, and if clock changes skip it. */
export function plannedInstant(
  { date, time }: Pick<PostValues, 'date' | 'time'>,
  zone: string,
): number | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || !/^\d\d:\d\d/.test(time)) return null
  return wallInstant(date, Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)), zone)
}

/** What is wrong with a post's form. `pictured`: it would have a picture. */
export function postErrors(
  values: PostValues,
  { pictured, now, zone, kept }: { pictured: boolean; now: number; zone: string; kept: AdminPost['event'] },
): FieldErrors {
  const { picture_alt, plan, date, time } = values
  return {
    ...firstErrors(postBody, wordsOf(values), messages.fieldErrors),
    ...(pictured && picture_alt.trim() === '' && { picture_alt: messages.sayWhatPictureShows }),
    ...(plan === 'later' && timeErrors(date, time, plannedInstant(values, zone), now)),
    ...(values.audience === 'some' && values.also_for === '' && { also_for: messages.chooseOtherSchool }),
    ...(values.is_event && eventErrors(values, kept, now)),
  }
}

function eventErrors(values: PostValues, kept: AdminPost['event'], now: number): FieldErrors {
  const { starts_date, starts_time, ends_time } = values
  const { start, end } = eventTimes(values)
  if (starts_date === '') return { starts_date: messages.chooseDay }
  if (starts_time === '') return { starts_time: messages.chooseTime }
  if (start === null) return { starts_time: messages.timeIsSkipped }
  if (ends_time === '') return { ends_time: messages.chooseTime }
  if (end === null) return { ends_time: messages.timeIsSkipped }
  if (end <= start) return { ends_time: messages.EVENT_PROBLEMS.reversed }
  const isKept = kept && start === Date.parse(kept.starts_at) && end === Date.parse(kept.ends_at)
  return end <= now && !isKept ? { ends_time: messages.EVENT_PROBLEMS.over } : {}
}

function timeErrors(date: string, time: string, at: number | null, now: number): FieldErrors {
  if (date === '') return { date: messages.chooseDay }
  if (time === '') return { time: messages.chooseTime }
  if (at === null) return { time: messages.timeIsSkipped }
  return at <= now ? { time: messages.timeIsPast } : {}
}
