import * as z from 'zod/mini'
import { BOOKING_STATUSES, coachSession } from './bookings.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'

/** A session's time; the end is not included. */
const time = z.object({ start_time: z.string(), end_time: z.string() })

const coachStudentFields = {
  /** The student profile's. */
  id: z.string(),
  user: z.object({ id: z.string(), first_name: z.string(), last_name: z.string() }),
  url: z.nullable(z.string()),
  school: z.string(),
  degree: z.string(),
  course: z.string(),
  language_preference: z.string(),
  matched_at: z.string(),
  /** Sessions that were: neither cancelled nor missed. */
  sessions: z.number(),
  next_session: z.nullable(time),
  last_session: z.nullable(time),
}

/** A student as a coach of theirs sees them in a list; never the e-mail. */
export const coachStudent = z.object(coachStudentFields)
export type CoachStudent = z.infer<typeof coachStudent>

/** What a coach wrote about a student: for the coach alone, or shared with that student. */
export const coachNote = z.object({
  id: z.string(),
  /** The session it is about; null: about none. */
  booking: z.nullable(z.string()),
  text: z.string(),
  shared: z.boolean(),
  version: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type CoachNote = z.infer<typeof coachNote>

/** A note as somebody reads it with whom it was shared. */
export const sharedNote = z.object({
  id: z.string(),
  coach: z.object({ id: z.string(), first_name: z.string(), last_name: z.string() }),
  text: z.string(),
  updated_at: z.string(),
})
export type SharedNote = z.infer<typeof sharedNote>

/** A student whom their coach has opened. */
export const openedStudent = z.object({
  ...coachStudentFields,
  /** Whether what the student wrote of themselves has words that may mean danger. Answers and notes say so each. */
  needs_care: z.boolean(),
  /** Null unless the student has ticked 'Share with my coach'. */
  identity: z.nullable(
    z.object({ identify_as: z.string(), sex: z.string(), is_international: z.nullable(z.boolean()) }),
  ),
  /** The current answers, in the questionnaire's order. */
  answers: z.array(z.object({ question_text: z.string(), answer: z.string(), needs_care: z.boolean() })),
  /** With this coach, the latest first; cancelled ones are left out. */
  history: z.array(
    z.object({
      ...time.shape,
      id: z.string(),
      status: z.enum(BOOKING_STATUSES),
      pre_session_note: z.string(),
      needs_care: z.boolean(),
    }),
  ),
  /** This coach's own, the newest first. */
  notes: z.array(coachNote),
  /** What former coaches had shared with the student, who let those who follow read it; the newest first. */
  handed_over: z.array(sharedNote),
})
export type OpenedStudent = z.infer<typeof openedStudent>

export const listCoachStudents = endpoint({
  method: 'GET',
  path: '/coach/students/',
  summary: 'The students of the accepted matches, by name',
  access: 'coach',
  status: 200,
  reply: z.array(coachStudent),
})

const params = z.object({ id: field.id })

export const openStudent = endpoint({
  method: 'GET',
  path: '/coach/students/:id/',
  summary: 'One student of an accepted match, with answers, sessions and notes; written to the audit',
  access: 'coach',
  params,
  status: 200,
  reply: openedStudent,
})

const noteText = field.requiredText(4000, 'The note', 'Please write a note')
const shared = z.boolean({ error: 'shared must be true or false' })

export const newNoteBody = z.object({
  text: noteText,
  shared: z._default(shared, false),
  booking: z._default(z.nullable(field.id), null),
})

export const addNote = endpoint({
  method: 'POST',
  path: '/coach/students/:id/notes/',
  summary: 'Write a note about a student; private unless shared',
  access: 'coach',
  params,
  body: newNoteBody,
  status: 201,
  reply: coachNote,
})

export const noteBody = z.object({
  text: noteText,
  shared,
  /** The version that the change was made from. */
  version: field.wholeNumber('version', 1, 1_000_000_000),
})

export const changeNote = endpoint({
  method: 'PUT',
  path: '/coach/notes/:id/',
  summary: 'Change an own note, share it with its student or stop that',
  access: 'coach',
  params,
  body: noteBody,
  status: 200,
  reply: coachNote,
})

export const deleteNote = endpoint({
  method: 'DELETE',
  path: '/coach/notes/:id/',
  summary: 'Delete an own note for good',
  access: 'coach',
  params,
  status: 200,
  reply: field.messageReply,
})

export const listSharedNotes = endpoint({
  method: 'GET',
  path: '/notes/',
  summary: 'What coaches have shared with the caller, the newest first',
  access: 'signed-in',
  status: 200,
  reply: z.array(sharedNote),
})

const NEWS_KINDS = ['booked', 'cancelled', 'rated', 'matched'] as const

const newsItem = z.object({
  kind: z.enum(NEWS_KINDS),
  at: z.string(),
  student: z.object({
    id: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    url: z.nullable(z.string()),
  }),
  /** Of the session it is about; null for a match. */
  start_time: z.nullable(z.string()),
  /** Of a rating; what the student wrote stays with the programme. */
  stars: z.nullable(z.number()),
})
export type NewsItem = z.infer<typeof newsItem>

/** A coach's day, and what a coach should know beside it. */
const coachDay = z.object({
  /** The zone of the date and of the month: the coach's. */
  time_zone: z.string(),
  date: z.string(),
  /** Those that start on the date, by start; cancelled ones are left out. */
  sessions: z.array(coachSession),
  /** The first that is neither over nor missed, on whatever day. */
  next: z.nullable(coachSession),
  /** Since the day before today began, the newest first; what the coach did is left out. */
  news: z.array(newsItem),
  /** Matched students who came to no session for seven days and have none ahead, the longest without first. */
  quiet: z.array(z.object({ student: newsItem.shape.student, since: z.string() })),
  month: z.object({
    /** Held since the month began, and with how many students. */
    sessions: z.number(),
    students: z.number(),
    /** Of all time, as students see it. */
    rating: z.nullable(z.number()),
  }),
})
export type CoachDay = z.infer<typeof coachDay>

export const getCoachDay = endpoint({
  method: 'GET',
  path: '/coach/today/',
  summary: "A date of the coach's own zone (left out: today): its sessions, and what is new, quiet and next",
  access: 'coach',
  query: z.object({ date: z.optional(field.date) }),
  status: 200,
  reply: coachDay,
})

/** A session as the page of it shows it to one of its two people. */
export const sessionDetails = z.object({
  ...time.shape,
  id: z.string(),
  status: z.enum(BOOKING_STATUSES),
  /** Where the two meet. */
  url: z.string(),
  other: z.object({
    /** The profile's. */
    id: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    url: z.nullable(z.string()),
    /** IANA; null while nobody has told it. */
    time_zone: z.nullable(z.string()),
  }),
  pre_session_note: z.string(),
  /** For the coach: whether the note has words that may mean danger. */
  needs_care: z.boolean(),
  /** When the student said that they will be there; null: not yet. */
  attending_at: z.nullable(z.string()),
  /** Whether the caller may say so now. */
  can_attend: z.boolean(),
  /** Whether the caller may give feedback on it now. */
  can_rate: z.boolean(),
})
export type SessionDetails = z.infer<typeof sessionDetails>

export const getSession = endpoint({
  method: 'GET',
  path: '/sessions/:id/',
  summary: 'One session, for its two people',
  access: 'signed-in',
  params,
  status: 200,
  reply: sessionDetails,
})

/** What one of the two wrote to the other in the room. */
const sessionMessage = z.object({
  /** Rises. */
  id: z.number(),
  /** What its browser called it. */
  key: z.string(),
  author: z.enum(['student', 'coach']),
  text: z.string(),
  sent_at: z.string(),
  /** For the coach: whether a student's words may mean danger. */
  needs_care: z.boolean(),
})
export type SessionMessage = z.infer<typeof sessionMessage>

/** The longest message. */
export const MESSAGE_MAX = 2000

const afterMessage = z.coerce
  .number({ error: 'after must be a number' })
  .check(z.int({ error: 'after must be a whole number' }), z.gte(0, { error: 'after must not be negative' }))

export const listChat = endpoint({
  method: 'GET',
  path: '/bookings/:id/messages/',
  summary: 'What the two wrote to each other in the room, 200 at most after message `after`; for them alone',
  access: 'signed-in',
  params,
  query: z.object({ after: z._default(afterMessage, 0) }),
  status: 200,
  reply: z.object({ messages: z.array(sessionMessage), more: z.boolean() }),
})

export const sendChat = endpoint({
  method: 'POST',
  path: '/bookings/:id/messages/',
  summary: 'Write to the other one while the room is open; the same `key` again is the same message',
  access: 'signed-in',
  params,
  body: z.object({
    key: z.uuid({ error: 'key must be a UUID' }),
    text: field.requiredText(MESSAGE_MAX, 'The message', 'Please write a message'),
  }),
  status: 201,
  reply: sessionMessage,
})

const roomPerson = z.object({ first_name: z.string(), last_name: z.string(), url: z.nullable(z.string()) })

/** The room of a session, as one of its two people finds it. */
const sessionRoom = z.object({
  /** The booking's. */
  id: z.string(),
  role: z.enum(['student', 'coach']),
  you: roomPerson,
  other: roomPerson,
  start_time: z.string(),
  end_time: z.string(),
  /** When it opens, and when it closes. */
  opens_at: z.string(),
  closes_at: z.string(),
  state: z.enum(['early', 'open', 'closed', 'cancelled']),
  /** Where the session meets instead of in the room; null: it meets in the room. */
  elsewhere: z.nullable(z.string()),
  /** For the student, while the room is open: the coach's telephone line; null: they gave none. */
  phone: z.nullable(z.string()),
  /** Whether the other one is in it at this moment. */
  other_here: z.boolean(),
  /** How the two browsers reach each other: over our relay alone, directly, or on one network only. */
  network: z.enum(['relay', 'direct', 'local']),
  /** Where they ask for a way, with credentials that end with the room; none while it is not open. */
  ice_servers: z.array(
    z.object({
      urls: z.array(z.string()),
      username: z.optional(z.string()),
      credential: z.optional(z.string()),
    }),
  ),
  /** The time of the server. */
  now: z.string(),
})
export type SessionRoom = z.infer<typeof sessionRoom>

export const getRoom = endpoint({
  method: 'GET',
  path: '/bookings/:id/room/',
  summary: 'The room of a session, for its two people only',
  access: 'signed-in',
  params,
  status: 200,
  reply: sessionRoom,
})
