import type { Locale } from '@shinequo/contract/locales'
import type { MailKindName } from '@shinequo/contract/notifications'
import { messagesOf, type ServerMessages } from '@shinequo/messages/server'
import type * as z from 'zod/mini'
import type { Context } from '../../../plugins/context.ts'
import type { Mail } from '../../../plugins/mailer.ts'
import { type Email, type Letter, renderMail } from './layout.ts'

/** A mail that is ready to be sent. `accountId` is the recipient's; null for somebody without an account. */
export interface RenderedMail extends Mail, Email {
  readonly accountId: string | null
}

/** One kind of mail: the payload of its messages, and how the mail is written. */
export interface MailKind<Payload> {
  readonly name: MailKindName
  /** Somebody waits for it in front of a page: it never waits for requests or for other mail. */
  readonly isAwaited?: boolean
  /** How long it waits after what it reports, in milliseconds, unless it is enqueued for another time; 0 if not given. */
  readonly waitMs?: number
  readonly payload: z.ZodMiniType<Payload>
  /**
   * Writes the mail from current data, again for each try. Returns null if the mail is no longer wanted or its
   * recipient's account was deleted. `askedAt` is when the message was enqueued, in milliseconds.
   */
  readonly write: (context: Context, payload: Payload, askedAt: number) => Promise<RenderedMail | null>
}

/** Defines a kind of mail. Ties the type of its payload to the function that writes it. */
export function mailKind<Payload>(kind: MailKind<Payload>): MailKind<Payload> {
  return kind
}

/** A kind with any payload, for lists of kinds. */
// biome-ignore lint/suspicious/noExplicitAny: a writer's payload is contravariant; the schema checks it before the call
export type AnyMailKind = MailKind<any>

/** The payload of a kind of mail. */
export type PayloadOf<Kind> = Kind extends MailKind<infer Payload> ? Payload : never

/** A `Recipient`, or somebody who may be a stranger: without a first name the mail names nobody. */
interface Addressee {
  readonly account_id: string | null
  readonly email: string
  readonly first_name?: string
  readonly locale: Locale | null
}

/** The content of a mail, of which all but the subject and the first paragraphs may be left out. */
export type Words = Pick<Letter, 'subject' | 'before'> & Partial<Letter>

/**
 * A mail to somebody, in their language. `messageId` is the same for all tries that may send the same mail. With an
 * `unsubscribeLink` the mail program's own button unsubscribes too.
 */
export function mailTo(
  { account_id: accountId, email: to, first_name, locale }: Addressee,
  messageId: string,
  words: (messages: ServerMessages) => Words,
): RenderedMail {
  const messages = messagesOf(locale)
  const { greeting, greetingToStranger } = messages.notifications
  const letter: Letter = {
    greeting: first_name === undefined ? greetingToStranger : greeting(first_name),
    highlight: [],
    after: [],
    ...words(messages),
  }
  const { unsubscribeLink: unsubscribe } = letter
  return { accountId, to, ...renderMail(messages, letter), ...(unsubscribe && { unsubscribe }), messageId }
}
