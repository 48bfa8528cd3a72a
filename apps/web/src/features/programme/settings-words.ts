import { MAX_COUNTED } from '@shinequo/contract/endpoint'
import type { ProgrammeSettings } from '@shinequo/contract/programme/settings'
import { zoneName } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/programme'
import * as parts from '@shinequo/messages/web/programme-settings'
import { isPastCounting } from '../../lib/counted.ts'
import type { SettingsPart } from './settings-sections.ts'

/** Whom students may book, how many sessions ahead, until when they move one, and the way of calls, in words. */
export function bookingWords(settings: ProgrammeSettings): string {
  const notice = settings.cancel_notice_minutes
  return [
    settings.restrict_booking_to_matches ? messages.bookMatchedOnly : messages.bookAnybody,
    messages.mayHaveAhead(settings.most_upcoming_sessions),
    notice === 0 ? messages.movedUntilStart : messages.movedUntil(noticeWords(notice)),
    ...(settings.direct_calls && settings.has_relay ? [messages.callsGoDirectly] : []),
  ].join(' ')
}

/** The same after who is matched, if that is not everybody. */
export function rulesWords(settings: ProgrammeSettings): string {
  const rules = bookingWords(settings)
  return settings.match_confirmed_only ? `${messages.matchConfirmedOnly} ${rules}` : rules
}

/** Each part of the settings in words. */
export const PART_WORDS = {
  languages: ({ spanish_read_by: name }) => [name === '' ? parts.englishOnly : parts.spanishToo(name)],
  matching: ({ matching_mode, match_confirmed_only }) => [
    `${messages.MODES[matching_mode].title}. ${messages.MODES[matching_mode].means}`,
    match_confirmed_only ? messages.matchConfirmedOnly : parts.everybodyMatched,
  ],
  booking: (settings) => [bookingWords(settings)],
  figures: ({ figures_zone }) => [messages.figuresGoBy(zoneName(figures_zone))],
} satisfies Record<SettingsPart, (settings: ProgrammeSettings) => readonly string[]>

/** How long before its start a session can no longer be moved: '4 hours', '1 day'. */
export function noticeWords(minutes: number): string {
  if (minutes % 1440 === 0) return messages.notice(minutes / 1440, 'day')
  return minutes % 60 === 0 ? messages.notice(minutes / 60, 'hour') : messages.notice(minutes, 'minute')
}

/** What happens to this many waiting requests when the engine takes over. */
export function waitingWords(waiting: number): string {
  return isPastCounting(waiting) ? messages.manyRequestsWait(MAX_COUNTED) : messages.requestsWait(waiting)
}
