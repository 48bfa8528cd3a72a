import * as z from 'zod/mini'
import { BOOKING_STATUSES } from '../bookings.ts'
import { endpoint } from '../endpoint.ts'
import * as value from '../values.ts'
import { coachNote, sharedNote } from './notes.ts'

/** A session's time; the end is exclusive. */
const time = z.object({ start_time: z.string(), end_time: z.string() })

const coachStudentFields = {
  /** The student profile's id. */
  id: z.string(),
  user: z.object({ id: z.string(), first_name: z.string(), last_name: z.string() }),
  url: z.nullable(z.string()),
  /** These four are '' unless the two are matched. */
  school: z.string(),
  degree: z.string(),
  course: z.string(),
  language_preference: z.string(),
  /** Whether what the coach can read of them has words that may indicate danger; of notes only those of sessions ahead. */
  needs_care: z.boolean(),
  /** Null for a student who booked without a match. */
  matched_at: z.nullable(z.string()),
  /** Sessions that took place: neither cancelled nor missed. */
  sessions: z.number(),
  next_session: z.nullable(time),
  last_session: z.nullable(time),
  /** Whether the programme asks the coach to suggest a time to them. */
  asked: z.boolean(),
}

/** A student in their coach's list; never the e-mail. */
export const coachStudent = z.object(coachStudentFields)
export type CoachStudent = z.infer<typeof coachStudent>

/** A student as their coach opens them. */
export const openedStudent = z.object({
  ...coachStudentFields,
  /** When this was read. */
  at: z.string(),
  /**
   * When the page closes (not included), unless the two are matched, or the student books again, by then. Null while they
   * are matched.
   */
  open_until: z.nullable(z.string()),
  /** Whether the coach may suggest times for a new session. */
  can_suggest: z.boolean(),
  /** Whether the course or the language has such words. Answers and notes have their own flag. */
  facts_need_care: z.boolean(),
  /** Null unless the two are matched and the student has ticked 'Share with my coach'. */
  identity: z.nullable(
    z.object({ identify_as: z.string(), sex: z.string(), is_international: z.nullable(z.boolean()) }),
  ),
  /** The current answers in the questionnaire's order; none unless the two are matched. */
  answers: z.array(
    z.object({
      question_text: z.string(),
      /** '' if the programme has none. */
      question_text_es: z.string(),
      /** The English wording of the choice, or the student's own words. */
      answer: z.string(),
      /** The choice in Spanish, '' if the programme has none; null for own words. */
      choice_text_es: z.nullable(z.string()),
      needs_care: z.boolean(),
    }),
  ),
  /** Sessions with this coach, latest first, without cancelled ones. */
  history: z.array(
    z.object({
      ...time.shape,
      id: z.string(),
      status: z.enum(BOOKING_STATUSES),
      /** Where it meets; null once it is over. */
      url: z.nullable(z.string()),
      pre_session_note: z.string(),
      needs_care: z.boolean(),
    }),
  ),
  /** This coach's own notes, newest first. */
  notes: z.array(coachNote),
  /** Notes that former coaches shared with the student, if the student lets later coaches read them; newest first. */
  handed_over: z.array(sharedNote),
})
export type OpenedStudent = z.infer<typeof openedStudent>

export const listCoachStudents = endpoint({
  method: 'GET',
  path: '/coach/students/',
  summary:
    'The students of accepted matches, and those who booked without one: while a session is ahead, and for seven days after the last; by name',
  access: 'coach',
  status: 200,
  reply: z.array(coachStudent),
})

const params = z.object({ id: value.id })

export const openStudent = endpoint({
  method: 'GET',
  path: '/coach/students/:id/',
  summary: 'One of these students, with answers if matched, sessions and notes; written to the audit',
  access: 'coach',
  params,
  status: 200,
  reply: openedStudent,
})
