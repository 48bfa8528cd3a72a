import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'
import { type FieldLabel, rule } from './rules.ts'
import { optionalPage } from './schools.ts'
import * as value from './values.ts'

/** Where a student writes what others may read; `story_off`: a story where the wall is off. */
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

/** What a telephone dials; short numbers such as 988 too. */
const phone = (label: FieldLabel) =>
  field
    .requiredText(20, label, rule('number_required', { label }))
    .check(z.regex(/^\+?\d[\d ()-]*$/, { error: rule('number_invalid', { label }) }))

const lineFields = {
  /** Whom to call in a crisis. */
  number: phone('crisis_line'),
  /** Whether it can be texted as well. */
  takes_texts: z.boolean({ error: rule('takes_texts_unsaid') }),
  /** A page to write to it; '' for none. */
  chat_url: optionalPage,
  /** Police and ambulance. */
  emergency_number: phone('emergency_number'),
}

/** Where help is, day and night, as the programme's administrators chose it. */
export const crisisLine = z.object(lineFields)
export type CrisisLine = z.infer<typeof crisisLine>

export const getCrisisLine = endpoint({
  method: 'GET',
  path: '/care/line/',
  summary: "The programme's crisis line, for everybody who is signed in",
  access: 'signed-in',
  status: 200,
  reply: crisisLine,
})

/** The longest protocol: some pages of text. */
const PROTOCOL_MAX = 10_000

export const getCareProtocol = endpoint({
  method: 'GET',
  path: '/care/protocol/',
  summary: 'What coaches and staff do when somebody may need care now; not for students',
  access: 'signed-in',
  status: 200,
  reply: z.object({ protocol: z.string(), line: crisisLine }),
})

export const askForContact = endpoint({
  method: 'POST',
  path: '/care/requests/',
  summary:
    'A student lets the staff read a text of theirs and get in touch; the same again while it is open changes nothing',
  access: 'signed-in',
  body: z.object({
    place: z.enum(CARE_PLACES, { error: rule('place_unsaid') }),
    text: field.requiredText(40_000, 'text', rule('care_text_required')),
  }),
  status: 201,
  reply: field.messageReply,
})

const version = value.wholeNumber('version', 1, 1_000_000_000)

const settings = {
  ...lineFields,
  /** Plain text; line ends count. */
  protocol: field.requiredText(PROTOCOL_MAX, 'protocol', rule('protocol_required')),
}
export const careSettingsBody = z.object({
  ...settings,
  /** The version that the change was made from. */
  version,
})

export const careSettings = z.object({ ...settings, version: z.number() })
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

/** A student who asked staff to get in touch: what they wrote is opened apart. */
export const careRequest = z.object({
  id: z.string(),
  student: z.object({
    account_id: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    url: z.nullable(z.string()),
  }),
  place: z.enum(CARE_PLACES),
  created_at: z.string(),
  /** Null while nobody has; `by` is '' when that account is gone. */
  answered: z.nullable(z.object({ by: z.string(), at: z.string(), note: z.string() })),
  version: z.number(),
})
export type CareRequest = z.infer<typeof careRequest>

/** The lists of requests: those that wait, the longest first, and those that were answered, the newest first. */
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
    cursor: z.optional(field.text(400, 'cursor')),
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
