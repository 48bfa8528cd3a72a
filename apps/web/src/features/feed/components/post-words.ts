import type { AdminPost } from '@shinequo/contract/feed'
import { dayText, timeText, yourTime } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/feed'

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
