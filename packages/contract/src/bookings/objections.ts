import * as z from 'zod/mini'
import { booking } from '../bookings.ts'
import { endpoint } from '../endpoint.ts'
import * as field from '../fields.ts'
import { rule } from '../rules.ts'
import * as value from '../values.ts'

export const objectToNoShow = endpoint({
  method: 'POST',
  path: '/bookings/:id/objection/',
  summary:
    'The student of a missed session says that they were there, within 48 hours of the mark; again changes nothing',
  access: 'signed-in',
  params: z.object({ id: value.id }),
  status: 200,
  reply: booking,
})

/** An objection that waits for a decision, with what the room knew. */
export const objection = z.object({
  /** The booking's id. */
  id: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  student: z.object({ account_id: z.string(), first_name: z.string(), last_name: z.string() }),
  coach: z.object({ id: z.string(), first_name: z.string(), last_name: z.string() }),
  marked_at: z.string(),
  objected_at: z.string(),
  /** When the student was last seen in the room, and both at once; null if that is not known. */
  student_in_room_at: z.nullable(z.string()),
  both_in_room_at: z.nullable(z.string()),
})
export type Objection = z.infer<typeof objection>

export const listObjections = endpoint({
  method: 'GET',
  path: '/admin/objections/',
  summary:
    'Students who object to being marked as absent and wait for a decision, the longest first, 25 a page',
  access: 'admin',
  query: z.object({ cursor: z.optional(field.opaque(400, 'cursor')) }),
  status: 200,
  reply: z.object({
    objections: z.array(objection),
    /** Counted up to MAX_COUNTED; one more means that there are more. */
    total: z.number(),
    next: z.nullable(z.string()),
  }),
})

export const decideObjection = endpoint({
  method: 'PUT',
  path: '/admin/bookings/:id/objection/',
  summary:
    'Decide on an objection: the session took place, or stays missed; the same decision again changes nothing',
  access: 'admin',
  params: z.object({ id: value.id }),
  body: z.object({ took_place: z.boolean({ error: rule('not_boolean', { label: 'took_place' }) }) }),
  status: 200,
  reply: z.object({ took_place: z.boolean() }),
})
