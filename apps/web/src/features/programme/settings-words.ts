import { MAX_COUNTED } from '@shinequo/contract/endpoint'
import type { ProgrammeSettings } from '@shinequo/contract/programme/settings'
import * as messages from '@shinequo/messages/web/programme'
import { isPastCounting } from '../../lib/counted.ts'

/** Who is matched, whom students may book, and how many sessions ahead, in words. */
export function bookingWords(settings: ProgrammeSettings): string {
  const notice = settings.cancel_notice_minutes
  return [
    ...(settings.match_confirmed_only ? [messages.matchConfirmedOnly] : []),
    settings.restrict_booking_to_matches ? messages.bookMatchedOnly : messages.bookAnybody,
    messages.mayHaveAhead(settings.most_upcoming_sessions),
    notice === 0 ? messages.movedUntilStart : messages.movedUntil(noticeWords(notice)),
    ...(settings.direct_calls && settings.has_relay ? [messages.callsGoDirectly] : []),
  ].join(' ')
}

/** How long before its start a session can no longer be moved: '4 hours', '1 day'. */
export function noticeWords(minutes: number): string {
  if (minutes % 1440 === 0) return messages.notice(minutes / 1440, 'day')
  return minutes % 60 === 0 ? messages.notice(minutes / 60, 'hour') : messages.notice(minutes, 'minute')
}

/** What happens to this many waiting requests when the engine takes over. */
export function waitingWords(waiting: number): string {
  return isPastCounting(waiting) ? messages.manyRequestsWait(MAX_COUNTED) : messages.requestsWait(waiting)
}
