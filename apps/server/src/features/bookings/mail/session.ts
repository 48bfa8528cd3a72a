import { messagesOf, type ServerMessages } from '@shinequo/messages/server'
import type { Context } from '../../../plugins/context.ts'
import { type InvitedEvent, sessionPage } from '../../calendars/events/service.ts'
import { mailTo, type RenderedMail, type Words } from '../../notifications/mail/mail-kind.ts'
import { type MailSession, sessionTimes, timesOf } from '../../notifications/mail/session-times.ts'
import * as queries from './queries.ts'

/* What every mail about a session needs: its recipient, and the session in words, for calendars and with its page. */

export interface SessionToMail {
  readonly row: queries.SessionForMail
  readonly session: MailSession
  readonly event: InvitedEvent
  /** The URL of the session's page for the recipient. */
  readonly page: string
}

/** A session in a mail to its student or its coach; undefined if that person's account was deleted. */
export async function sessionToMail(
  { database, env }: Context,
  bookingId: string,
  side: queries.Side,
): Promise<SessionToMail | undefined> {
  const row = await queries.sessionForMail(database.root, bookingId, side)
  return row && toMail(env.baseUrl, row)
}

/** Like `sessionToMail`, but waits for a transaction that is changing the booking, such as one that restores it. */
export async function settledSessionToMail(
  { database, env }: Context,
  bookingId: string,
  side: queries.Side,
): Promise<SessionToMail | undefined> {
  const row = await database.transaction((trx) => queries.settledSession(trx, bookingId, side))
  return row && toMail(env.baseUrl, row)
}

function toMail(baseUrl: string, row: queries.SessionForMail): SessionToMail {
  const { id: bookingId, side, starts_at: startsAt, ends_at: endsAt, first_name, last_name, email } = row
  const event: InvitedEvent = {
    bookingId,
    side,
    startsAt,
    endsAt,
    cancelled: row.status === 'cancelled',
    sequence: row.calendar_sequence,
    recipient: { name: `${first_name} ${last_name}`, email },
    messages: messagesOf(row.locale),
  }
  const session = {
    ...timesOf(row),
    recipient: { firstName: first_name, zone: row.time_zone },
    other: { firstName: row.other_first, lastName: row.other_last, zone: row.other_zone },
  }
  return { row, session, event, page: sessionPage(baseUrl, event) }
}

/** A mail about a session. It highlights the session's times unless its words highlight something else. */
export function mailAbout(
  { row, session }: SessionToMail,
  messageId: string,
  words: (messages: ServerMessages) => Words,
): RenderedMail {
  return mailTo(row, messageId, (messages) => ({
    highlight: sessionTimes(messages, session),
    ...words(messages),
  }))
}
