import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as field from '../fields.ts'
import { rule } from '../rules.ts'
import * as value from '../values.ts'

/** A coach's note about a student: for the coach only, or shared with that student. */
export const coachNote = z.object({
  id: z.string(),
  /** The session it is about; null if none. */
  booking: z.nullable(z.string()),
  text: z.string(),
  shared: z.boolean(),
  version: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type CoachNote = z.infer<typeof coachNote>

/** A note as a person sees it with whom it was shared. */
export const sharedNote = z.object({
  id: z.string(),
  coach: z.object({ id: z.string(), first_name: z.string(), last_name: z.string() }),
  text: z.string(),
  updated_at: z.string(),
  /** The session it is about; null if none. */
  booking: z.nullable(z.object({ id: z.string(), start_time: z.string(), end_time: z.string() })),
  /** Whether it was shared with the student and not seen since. */
  is_new: z.boolean(),
})
export type SharedNote = z.infer<typeof sharedNote>

const params = z.object({ id: value.id })

const noteText = field.requiredText(4000, 'note')
const shared = z.boolean({ error: rule('not_boolean', { label: 'shared' }) })

export const newNoteBody = z.object({
  text: noteText,
  shared: z._default(shared, false),
  booking: z._default(z.nullable(value.id), null),
})

export const addNote = endpoint({
  method: 'POST',
  path: '/coach/students/:id/notes/',
  summary: 'Write a note about a student of the own list; private unless shared',
  access: 'coach',
  params,
  body: newNoteBody,
  status: 201,
  reply: coachNote,
})

export const noteBody = z.object({
  text: noteText,
  shared,
  /** The version that the change is based on. */
  version: value.wholeNumber('version', 1, 1_000_000_000),
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

export const seeSharedNote = endpoint({
  method: 'POST',
  path: '/notes/:id/seen/',
  summary: 'Say that the caller has seen a note shared with them: it is no longer new on any device',
  access: 'signed-in',
  params,
  status: 200,
  reply: z.object({ seen: z.literal(true) }),
})
