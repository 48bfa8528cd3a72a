import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { rule } from '../rules.ts'
import * as value from '../values.ts'

export const ticketBody = z.object({
  for: z.enum(['room', 'live'], { error: rule('ticket_kind') }),
  /** The session whose room it is; only for a room. */
  booking: z.optional(value.id),
})

export const issueTicket = endpoint({
  method: 'POST',
  path: '/tickets/',
  summary: 'A ticket for the room of one of the own sessions, or for a live page: good for a minute, once',
  access: 'signed-in',
  body: ticketBody,
  status: 201,
  reply: z.object({ ticket: z.string() }),
})
