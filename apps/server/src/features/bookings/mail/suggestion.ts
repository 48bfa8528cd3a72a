import * as z from 'zod/mini'
import { unsubscribeUrl, wants } from '../../notifications/choices/service.ts'
import { mailKind, mailTo } from '../../notifications/mail/mail-kind.ts'
import { suggestionForMail } from './queries.ts'

/**
 * Tells the student which times for a new session the coach suggests. Its links open the page where one is confirmed;
 * opening a link books nothing. Not sent once the suggestion no longer waits, or without times that are still to come.
 */
export const suggestionMail = mailKind({
  name: 'suggestion',
  payload: z.object({ accountId: z.uuid(), suggestionId: z.uuid() }),
  write: async (context, { suggestionId }) => {
    const { database, env, clock } = context
    const row = await suggestionForMail(database.root, suggestionId, new Date(clock.now()))
    if (!row || row.times.length === 0) return null
    if (!(await wants(context, row.account_id, 'suggestion'))) return null
    const coach = `${row.coach_first} ${row.coach_last}`
    const zone = row.time_zone ?? row.coach_zone
    const page = `${env.baseUrl}/home/selectcoach/${row.coach_id}/book`
    return mailTo(row, `suggestion-${suggestionId}`, ({ bookings, times }) => {
      const links = row.times.map(({ starts_at, ends_at }) => {
        const [start, end] = [starts_at.getTime(), ends_at.getTime()]
        return {
          url: `${page}?start=${starts_at.toISOString()}`,
          label: bookings.openTime(times.dayText(start, zone), times.slotText(start, end, zone)),
        }
      })
      return {
        subject: bookings.suggestedSubject(coach, links.length),
        before: [bookings.suggested(coach, links.length)],
        highlight: links.map(({ label }) => label),
        after: [bookings.suggestionsAreNotHeld, bookings.noneFits],
        choices: { lead: bookings.pickATime(times.zoneName(zone)), links },
        action: { label: bookings.openYourDashboard, url: `${env.baseUrl}/home/dashboard` },
        unsubscribeLink: unsubscribeUrl(context, row.account_id, 'suggestion'),
      }
    })
  },
})
