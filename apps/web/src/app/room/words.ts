import type { SessionRoom } from '@shinequo/contract/sessions/room'
import { roomClock } from '@shinequo/domain/sessions/session-state'
import { sessionText, timeText } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/room'
import { ownZone } from '../../lib/own-zone.ts'

/** Texts that several pages of the room use. */

const timesOf = ({ start_time, end_time }: SessionRoom) => ({
  start: Date.parse(start_time),
  end: Date.parse(end_time),
})

/** The zone in which this person sees times on the other pages too. */
export const zoneOf = ({ time_zone }: SessionRoom) => time_zone ?? ownZone()

/** 'Tue, Nov 24 · 3:00 PM - 3:30 PM · your time (New York)'. */
export function whenWords(room: SessionRoom): string {
  const { start, end } = timesOf(room)
  return sessionText(start, end, zoneOf(room))
}

/** The time of day of an API instant, as this person sees it. */
export function timeWords(room: SessionRoom, instant: string): string {
  return timeText(Date.parse(instant), zoneOf(room))
}

export const fullName = ({ first_name, last_name }: SessionRoom['other']) =>
  `${first_name} ${last_name}`.trim()

/** Minutes and seconds, such as '4:05'. */
export function span(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The text of the room's clock, and a warning to announce once; '' for none. */
export function clockWords(room: SessionRoom, now: number): { words: string; warning: string } {
  const { phase, left } = roomClock(timesOf(room), now)
  if (phase === 'over') return { words: messages.timeIsUp, warning: messages.mayStay }
  if (phase === 'before') return { words: messages.startsIn(Math.ceil(left / 60_000)), warning: '' }
  return {
    words: messages.timeLeft(span(left)),
    warning: phase === 'ending' ? messages.fiveMinutesLeft : '',
  }
}

/** The home page of each role. */
export function homeOf(role: SessionRoom['role']): { href: string; words: string } {
  return { href: role === 'student' ? '/home/dashboard' : '/coach', words: messages.BACK_HOME[role] }
}
