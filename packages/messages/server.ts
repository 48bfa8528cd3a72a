/** What the server says, by the language of whoever reads it. */
import type { Locale } from '@shinequo/contract/locales'
import * as accounts from './en/server/accounts.ts'
import * as audit from './en/server/audit.ts'
import * as availability from './en/server/availability.ts'
import * as bookings from './en/server/bookings.ts'
import * as calendars from './en/server/calendars.ts'
import * as care from './en/server/care.ts'
import * as coaches from './en/server/coaches.ts'
import * as community from './en/server/community.ts'
import * as feed from './en/server/feed.ts'
import * as matching from './en/server/matching.ts'
import * as notifications from './en/server/notifications.ts'
import * as people from './en/server/people.ts'
import * as profiles from './en/server/profiles.ts'
import * as programme from './en/server/programme.ts'
import * as questionnaire from './en/server/questionnaire.ts'
import * as retention from './en/server/retention.ts'
import * as rosters from './en/server/rosters.ts'
import * as schools from './en/server/schools.ts'
import * as sessions from './en/server/sessions.ts'
import * as times from './en/times.ts'

const ENGLISH = {
  accounts,
  audit,
  availability,
  bookings,
  calendars,
  care,
  coaches,
  community,
  feed,
  matching,
  notifications,
  people,
  profiles,
  programme,
  questionnaire,
  retention,
  rosters,
  schools,
  sessions,
  times,
}

/** The same names with any words: `export const hello = 'Hello'` is a string in another language. */
type Translated<Message> = Message extends string
  ? string
  : Message extends (...values: infer Values) => infer Text
    ? (...values: Values) => Translated<Text>
    : { readonly [Name in keyof Message]: Translated<Message[Name]> }

/** Every sentence of the server in one language, by noun, and the functions that write times. */
export interface ServerMessages extends Translated<typeof ENGLISH> {
  /** The language that they are in. */
  readonly locale: Locale
}

/** A language without a catalogue of its own reads English. */
const CATALOGUES: Partial<Record<Locale, ServerMessages>> = { en: { ...ENGLISH, locale: 'en' } }

/** The messages of a language; null, which is nobody's choice, is English. */
export function messagesOf(locale: Locale | null): ServerMessages {
  return CATALOGUES[locale ?? 'en'] ?? messagesOf('en')
}
