import type { AdminPost } from '@shinequo/contract/feed'
import { dayText, timeText, yourTime } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/feed'
import { schoolText } from '../../lib/school-text.ts'
import { eventTime } from './event-words.ts'

/** The tone of each state's chip. */
export const STATE_TONES = { draft: 'neutral', scheduled: 'amber', published: 'success' } as const

/** An instant as 'Tue, Nov 24 · 3:00 PM · your time (New York)'. */
export function momentText(instant: number, zone: string): string {
  return `${dayText(instant, zone)} · ${timeText(instant, zone)} · ${yourTime(zone)}`
}

/** When students see a post, in words. */
export function whenText({ state, published_at }: AdminPost, zone: string): string {
  if (published_at === null) return messages.notSeenYet
  const moment = momentText(Date.parse(published_at), zone)
  return state === 'scheduled' ? messages.seenFrom(moment) : moment
}

/** More about a post in the list of a school: its event, the school that it comes from, and for whom it also is. */
export function about(post: AdminPost, school: string, zone: string): string[] {
  return [
    ...(post.event ? [messages.eventOn(eventTime(post.event, zone))] : []),
    ...(post.school === school ? [] : [messages.comesFrom(schoolText(post.school_name))]),
    ...audienceText(post),
  ]
}

/** How many schools are named. */
const NAMED = 3

function audienceText({ for_all, also_for }: AdminPost): string[] {
  if (for_all) return [messages.isForAll]
  if (also_for.length === 0) return []
  const names = also_for.map(({ name }) => schoolText(name))
  if (names.length <= NAMED + 1) return [messages.isAlsoFor(names)]
  return [messages.isAlsoForMany(names.slice(0, NAMED), names.length - NAMED)]
}

/** The names of the schools whose students see a post; null for all schools. */
export function schoolsOf({ for_all, also_for, school_name }: AdminPost): string[] | null {
  return for_all ? null : [school_name, ...also_for.map(({ name }) => name)].map(schoolText)
}
