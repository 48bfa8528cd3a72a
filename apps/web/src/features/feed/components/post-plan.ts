import { type AdminPost, postBody } from '@shinequo/contract/feed'
import { wallInstant } from '@shinequo/domain/time/wall-instant'
import { localDate, wallClock } from '@shinequo/domain/time/zoned-day'
import * as messages from '@shinequo/messages/web/feed'
import { type FieldErrors, firstErrors } from '../../../lib/form-rules.ts'

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
    time: at === null ? '' : new Date(wallClock(at, zone)).toISOString().slice(11, 16),
    keeps_picture: Boolean(post?.picture),
  }
}

/** The text fields as they are sent. */
export function wordsOf({ title, text, link, picture_alt }: PostValues) {
  return { title, text, link, picture_alt }
}

/** The instant of `later` in epoch milliseconds; null while it is incomplete, and if clock changes skip it. */
export function plannedInstant({ date, time }: PostValues, zone: string): number | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || !/^\d\d:\d\d/.test(time)) return null
  return wallInstant(date, Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)), zone)
}

/** What is wrong with a post's form. `pictured`: it would have a picture. */
export function postErrors(values: PostValues, pictured: boolean, now: number, zone: string): FieldErrors {
  const { picture_alt, plan, date, time } = values
  return {
    ...firstErrors(postBody, wordsOf(values), messages.fieldErrors),
    ...(pictured && picture_alt.trim() === '' && { picture_alt: messages.sayWhatPictureShows }),
    ...(plan === 'later' && timeErrors(date, time, plannedInstant(values, zone), now)),
  }
}

function timeErrors(date: string, time: string, at: number | null, now: number): FieldErrors {
  if (date === '') return { date: messages.chooseDay }
  if (time === '') return { time: messages.chooseTime }
  if (at === null) return { time: messages.timeIsSkipped }
  return at <= now ? { time: messages.timeIsPast } : {}
}
