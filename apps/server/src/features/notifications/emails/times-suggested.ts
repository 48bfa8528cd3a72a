import type { ServerMessages } from '@shinequo/messages/server'
import { type Email, renderMail } from './layout.ts'

interface SuggestedTimes {
  readonly first_name: string
  readonly time_zone: string | null
  readonly coach_id: string
  readonly coach_first: string
  readonly coach_last: string
  readonly coach_zone: string
  /** In order. */
  readonly times: readonly { readonly starts_at: Date; readonly ends_at: Date }[]
  /** The URL that turns off mail of this kind. */
  readonly unsubscribe: string
}

/** Tells a student which times for a session their coach suggests, with a link to confirm each. */
export function timesSuggested(messages: ServerMessages, suggestion: SuggestedTimes, baseUrl: string): Email {
  const { bookings, notifications, times } = messages
  const coach = `${suggestion.coach_first} ${suggestion.coach_last}`
  const zone = suggestion.time_zone ?? suggestion.coach_zone
  const page = `${baseUrl}/home/selectcoach/${suggestion.coach_id}/book`
  const count = suggestion.times.length
  const lines = suggestion.times.map(({ starts_at, ends_at }) => {
    const [start, end] = [starts_at.getTime(), ends_at.getTime()]
    return {
      url: `${page}?start=${starts_at.toISOString()}`,
      label: bookings.openTime(times.dayText(start, zone), times.slotText(start, end, zone)),
    }
  })
  return renderMail(messages, {
    subject: bookings.suggestedSubject(coach, count),
    greeting: notifications.greeting(suggestion.first_name),
    before: [bookings.suggested(coach, count)],
    highlight: lines.map(({ label }) => label),
    after: [bookings.suggestionsAreNotHeld, bookings.noneFits],
    choices: { lead: bookings.pickATime(times.zoneName(zone)), links: lines },
    action: { label: bookings.openYourDashboard, url: `${baseUrl}/home/dashboard` },
    unsubscribeLink: suggestion.unsubscribe,
  })
}
