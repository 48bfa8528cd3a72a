import type { CalendarSession, HoursDraft, TimeState } from '@shinequo/contract/availability/hours'
import { SESSION_MS } from '@shinequo/domain/sessions/session-phase'
import { clocksDiffer, DAY, HOUR, localDate, MINUTE } from '@shinequo/domain/time/zoned-day'
import { dayText, timeText, zoneName } from '@shinequo/messages/times'
import { DAY_END, type Range } from './painted-hours.ts'

/** '9:00 AM' of a minute of the day; its end is '12:00 AM'. */
export function minuteText(minute: number): string {
  const hour = Math.floor(minute / 60) % 24
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

/** '9:00 AM - 12:00 PM' */
export function rangeText({ start_minute, end_minute }: Range): string {
  return `${minuteText(start_minute)} - ${end_minute === DAY_END ? 'midnight' : minuteText(end_minute)}`
}

/** '9 - 12', '9:30 - 1', for the little room of a painted block; '8 AM - 8 PM' where that would leave a doubt. */
export function blockText({ start_minute, end_minute }: Range): string {
  const needless = end_minute - start_minute < 720 ? /(:00)? [AP]M$/ : /:00(?= [AP]M$)/
  const short = (minute: number) => minuteText(minute).replace(needless, '')
  return `${short(start_minute)} - ${short(end_minute)}`
}

/** The hours of a day in words, 'no hours' or '9:00 AM - 12:00 PM and 1:00 PM - 5:00 PM'. */
export function rangesText(ranges: readonly Range[]): string {
  return ranges.length === 0 ? 'no hours' : ranges.map(rangeText).join(' and ')
}

/** '15 minutes', '1 hour', '2 days' */
export function lengthText(minutes: number): string {
  const [count, unit] =
    minutes >= 1440 && minutes % 1440 === 0
      ? [minutes / 1440, 'day']
      : minutes >= 60 && minutes % 60 === 0
        ? [minutes / 60, 'hour']
        : [minutes, 'minute']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

const sessions = (count: number | null) => `${count} session${count === 1 ? '' : 's'}`

/** Why the time at `start` is not offered, and what to change so that it is: a sentence or two for the coach. */
export function whyNotText(
  state: TimeState,
  draft: HoursDraft,
  booked: readonly CalendarSession[],
  start: number,
): string {
  const within = (pause: number) =>
    booked.find(
      ({ start_time, end_time }) =>
        Date.parse(start_time) - pause < start + SESSION_MS && start < Date.parse(end_time) + pause,
    )?.student
  switch (state) {
    case 'open':
      return 'Students can book this time.'
    case 'paused':
      return 'You have paused new bookings. Take bookings again to offer it.'
    case 'past':
      return 'This time is over.'
    case 'too_soon':
      return `Too soon: you ask for ${lengthText(draft.minimum_notice_minutes)} of notice. Choose a shorter notice to offer it.`
    case 'beyond_horizon':
      return draft.horizon_days < 21
        ? `Too far ahead: you show ${draft.horizon_days === 1 ? '1 day' : `${draft.horizon_days} days`}. Choose more days ahead to offer it.`
        : 'Too far ahead: students see three weeks. It opens by itself when it is near enough.'
    case 'outside_hours':
      return 'Outside your hours. Paint it on the week to offer it.'
    case 'time_off':
      return 'You have time off then. Take it back under Days off to offer it.'
    case 'booked': {
      const student = within(0)
      return student
        ? `Booked: ${student} has a session with you then.`
        : 'A student is just choosing this time. Unless they book it, it opens again within 10 minutes.'
    }
    case 'buffer': {
      const pause = Math.max(draft.buffer_before_minutes, draft.buffer_after_minutes)
      const student = within(pause * MINUTE)
      return `Too close to ${student ? `your session with ${student}` : 'another session'}: you keep ${lengthText(pause)} free between sessions. Choose a shorter pause to offer it.`
    }
    case 'day_full':
      return `Your day is full: you take ${sessions(draft.max_per_day)} a day. Allow more to offer it.`
    case 'week_full':
      return `Your week is full: you take ${sessions(draft.max_per_week)} a week. Allow more to offer it.`
  }
}

/** What to say when the clocks of `zone` change within the `days` after `now`; null when they do not. */
export function clockNote(now: number, days: number, zone: string): string | null {
  const end = now + days * DAY
  if (!clocksDiffer(now, end, zone)) return null
  let change = now
  while (change < end && !clocksDiffer(now, change, zone)) change += HOUR
  return `The clocks in ${zoneName(zone)} change on ${dayText(change, zone)}. Your hours stay the same on your clock; students elsewhere may see them an hour earlier or later.`
}

/** A time off in words: whole days of `zone` by their dates, else with its times. */
export function timeOffText(start: number, end: number, zone: string): string {
  const time = (instant: number) => timeText(instant, zone)
  const isWhole = time(start) === '12:00 AM' && time(end) === '12:00 AM'
  if (!isWhole) {
    const sameDay = localDate(start, zone) === localDate(end - 1, zone)
    return `${dayText(start, zone)}, ${time(start)} - ${sameDay ? '' : `${dayText(end, zone)}, `}${time(end)}`
  }
  const [first, last] = [dayText(start, zone), dayText(end - 1, zone)]
  return first === last ? first : `${first} - ${last}`
}
