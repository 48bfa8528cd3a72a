import * as z from 'zod/mini'
import { dialledNumber } from './contact-points.ts'
import { endpoint, type ReplyOf } from './endpoint.ts'
import * as field from './fields.ts'
import { optionalEmail } from './mail-address.ts'
import { type Missing, rule } from './rules.ts'
import { optionalPage } from './schools.ts'
import * as value from './values.ts'

/** Where a student writes text that others may read. `story_off` is a story while the school's wall is off. */
export const CARE_PLACES = [
  'answers',
  'booking_note',
  'chat',
  'profile',
  'feedback',
  'story',
  'story_off',
  'report',
  'change',
] as const
export type CarePlace = (typeof CARE_PLACES)[number]

/** How a student can ask for contact. `asked` is a request that is about no text, and may have none. */
export const ASK_PLACES = [...CARE_PLACES, 'asked'] as const
export type AskPlace = (typeof ASK_PLACES)[number]

/** Where the text of a request is from. `worry` was written by a coach; the rest by the student. */
export const REQUEST_PLACES = [...ASK_PLACES, 'worry'] as const
export type RequestPlace = (typeof REQUEST_PLACES)[number]

/** Longest text on how to be answered in Spanish, in characters: it stands within sentences. */
const ASKING_MAX = 60

/** For readers of Spanish; '' if the programme says nothing. */
const spanishFields = {
  /** A web page for chatting with the crisis line in Spanish. */
  spanish_chat_url: optionalPage,
  /** How one is answered in Spanish when calling, written in Spanish: 'presiona 2'. */
  asking_for_spanish: field.line(ASKING_MAX, 'asking_for_spanish'),
}

const lineFields = {
  /** Whom to call in a crisis. */
  number: dialledNumber(20, 'crisis_line'),
  /** Whether the number also takes text messages. */
  takes_texts: z.boolean({ error: rule('takes_texts_unsaid') }),
  /** A web page for chatting with the crisis line; '' if there is none. */
  chat_url: optionalPage,
  /** Police and ambulance. */
  emergency_number: dialledNumber(20, 'emergency_number'),
}

/**
 * Where to get help day and night, as set by the programme's administrators. Every page asks for it, so the reply is not
 * checked by the rules of its form again.
 */
export const crisisLine = z.object({
  number: z.string(),
  takes_texts: z.boolean(),
  chat_url: z.string(),
  emergency_number: z.string(),
  spanish_chat_url: z.string(),
  asking_for_spanish: z.string(),
})
export type CrisisLine = z.infer<typeof crisisLine>

export const getCrisisLine = endpoint({
  method: 'GET',
  path: '/care/line/',
  summary: "The programme's crisis line, for everybody who is signed in",
  access: 'signed-in',
  status: 200,
  reply: crisisLine,
})

export const getCareContact = endpoint({
  method: 'GET',
  path: '/care/contact/',
  summary: "Where to write when something is wrong: an address of the programme, '' if it names none",
  access: 'signed-in',
  status: 200,
  reply: z.object({ email: z.string() }),
})

/** Longest protocol in characters: a few pages of text. */
const PROTOCOL_MAX = 10_000

export const getCareProtocol = endpoint({
  method: 'GET',
  path: '/care/protocol/',
  summary: 'What coaches and staff do when somebody may need care now; not for students',
  access: 'signed-in',
  status: 200,
  reply: z.object({
    protocol: z.string(),
    /** For those who read Spanish; '' if the programme has not written it. */
    protocol_es: z.string(),
    line: crisisLine,
  }),
})

/** Longest line of a student who asks for contact, in characters. */
export const ASKED_MAX = 500

/** The form of a student who asks for contact without a text. */
export const askedForm = z.object({ text: field.text(ASKED_MAX, 'text') })

export const askForContact = endpoint({
  method: 'POST',
  path: '/care/requests/',
  summary:
    'A student asks the staff to get in touch, about a text of theirs or, as `asked`, without one; the same again while it is open changes nothing',
  access: 'signed-in',
  body: z
    .object({
      place: z.enum(ASK_PLACES, { error: rule('place_unsaid') }),
      /** May be left out if the place is `asked`, and is short then. */
      text: z._default(field.text(40_000, 'text'), ''),
    })
    .check(
      z.refine(({ place, text }) => text !== '' || place === 'asked', {
        path: ['text'],
        error: rule('care_text_required'),
      }),
      z.refine(({ place, text }) => text.length <= ASKED_MAX || place !== 'asked', {
        path: ['text'],
        error: rule('too_long', { label: 'text', max: ASKED_MAX }),
      }),
    ),
  status: 201,
  reply: z.object({
    ...field.messageReply.shape,
    /** Since when the request waits. */
    asked_at: z.string(),
    /** True if it waited before, so that nothing was stored. */
    already: z.boolean(),
  }),
})

export const getContactOffer = endpoint({
  method: 'GET',
  path: '/care/requests/own/',
  summary:
    'Who gets in touch with a student who asks for it, when they are there, and whether the student waits',
  access: 'signed-in',
  status: 200,
  reply: z.object({
    /** The names of the staff whom the programme chose; empty if it chose nobody. */
    staff: z.array(z.string()),
    /** When staff are there, in the programme's words; '' if it has not said. */
    hours: z.string(),
    /** Since when a request without a text of another page waits; null if none does. */
    asked_at: z.nullable(z.string()),
  }),
})
export type ContactOffer = ReplyOf<typeof getContactOffer>

/** Longest text about the staff's hours in characters. */
const HOURS_MAX = 200

const version = value.wholeNumber('version', 1, 1_000_000_000)

const settings = {
  ...lineFields,
  /** Plain text; line breaks are kept. */
  protocol: field.requiredText(PROTOCOL_MAX, 'protocol'),
}
export const careSettingsBody = z.object({
  ...settings,
  /** Left out, they stay as they are. */
  spanish_chat_url: z.optional(spanishFields.spanish_chat_url),
  asking_for_spanish: z.optional(spanishFields.asking_for_spanish),
  /** The protocol for those who read Spanish; '' shows them the other. Left out, it stays as it is. */
  protocol_es: z.optional(field.text(PROTOCOL_MAX, 'protocol_in_spanish')),
  /** Where students write when something is wrong; '' for no address. Left out, it stays as it is. */
  contact_email: z.optional(optionalEmail('address')),
  /** When staff are there, as coaches read it. Left out, it stays as it is. */
  hours: z.optional(field.line(HOURS_MAX, 'staff_hours')),
  /** The version that the change is based on. */
  version,
})

export const careSettings = z.object({
  ...settings,
  ...spanishFields,
  protocol_es: z.string(),
  contact_email: z.string(),
  hours: z.string(),
  version: z.number(),
})
export type CareSettings = z.infer<typeof careSettings>

export const getCareSettings = endpoint({
  method: 'GET',
  path: '/admin/care/settings/',
  summary: 'The crisis line and the protocol',
  access: 'admin',
  status: 200,
  reply: careSettings,
})

export const saveCareSettings = endpoint({
  method: 'PUT',
  path: '/admin/care/settings/',
  summary: 'Change the crisis line and the protocol. Refused when `version` is not the newest',
  access: 'admin',
  body: careSettingsBody,
  status: 200,
  reply: careSettings,
})

/**
 * A student who asked staff to get in touch, or about whom a coach worries. Reading what was written takes a separate
 * call.
 */
export const careRequest = z.object({
  id: z.string(),
  student: z.object({
    account_id: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    /** False for an account whose address nobody has proved: it may be anybody's. */
    email_proved: z.boolean(),
    url: z.nullable(z.string()),
  }),
  place: z.enum(REQUEST_PLACES),
  /** Of a worry: the coach, '' if that account is gone, and the staff to whom it was handed over. */
  handed_over: z.nullable(z.object({ by: z.string(), to: z.array(z.string()) })),
  created_at: z.string(),
  /** Null if nobody has answered yet. `by` is '' if that account is gone. */
  answered: z.nullable(z.object({ by: z.string(), at: z.string(), note: z.string() })),
  version: z.number(),
})
export type CareRequest = z.infer<typeof careRequest>

/** The lists of requests: open ones with the longest wait first, answered ones with the newest first. */
export const CARE_LISTS = ['open', 'answered'] as const
export type CareList = (typeof CARE_LISTS)[number]

const counts = z.object({ open: z.number(), answered: z.number() })

export const listCareRequests = endpoint({
  method: 'GET',
  path: '/admin/care/requests/',
  summary: 'Students who asked staff to get in touch, 25 a page; never what they wrote',
  access: 'admin',
  query: z.object({
    list: z._default(z.enum(CARE_LISTS, { error: rule('choose_between', { values: CARE_LISTS }) }), 'open'),
    cursor: z.optional(field.opaque(400, 'cursor')),
  }),
  status: 200,
  reply: z.object({ requests: z.array(careRequest), counts, next: z.nullable(z.string()) }),
})

export const countCareRequests = endpoint({
  method: 'GET',
  path: '/admin/care/requests/counts/',
  summary: 'How many students wait for the staff to get in touch',
  access: 'admin',
  status: 200,
  reply: counts,
})

const params = z.object({ id: value.id })

export const readCareRequest = endpoint({
  method: 'GET',
  path: '/admin/care/requests/:id/',
  summary: 'A request with what the student wrote; written to the audit, where the student reads it',
  access: 'admin',
  params,
  status: 200,
  reply: z.object({ ...careRequest.shape, text: z.string() }),
})

export const answerCareRequestBody = z.object({
  /** What was done, for the other administrators. */
  note: field.requiredText(1000, 'note', rule('care_note_required')),
  version,
})

export const answerCareRequest = endpoint({
  method: 'POST',
  path: '/admin/care/requests/:id/answer/',
  summary: 'Note that somebody got in touch, and what was done',
  access: 'admin',
  params,
  body: answerCareRequestBody,
  status: 200,
  reply: careRequest,
})

export const reopenCareRequest = endpoint({
  method: 'POST',
  path: '/admin/care/requests/:id/reopen/',
  summary: 'Take an answer back: the request waits again',
  access: 'admin',
  params,
  body: z.object({ version }),
  status: 200,
  reply: careRequest,
})

/** The rules of care. Their sentences are in the catalogues of this noun. */
export interface CareRules extends Missing<'care_note' | 'care_text' | 'protocol' | 'worry' | 'phrase'> {
  place_unsaid: null
  takes_texts_unsaid: null
  staff_unchosen: null
  phrase_too_short: null
  phrase_wordless: null
  phrase_known: null
  phrase_too_common: null
  too_many_phrases: { max: number }
}

/** The fields of care that messages name. */
export type CareLabel =
  | 'asking_for_spanish'
  | 'crisis_line'
  | 'emergency_number'
  | 'phrase'
  | 'protocol'
  | 'protocol_in_spanish'
  | 'staff_hours'
