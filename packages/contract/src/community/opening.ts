import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

const reply = z.object({
  /** Whether the student gets a mail when the wall opens; false if it is open already. */
  awaited: z.boolean(),
})

export const awaitWall = endpoint({
  method: 'POST',
  path: '/stories/opening/',
  summary: "Ask for one mail when the wall of one's proved school opens",
  access: 'signed-in',
  status: 200,
  reply,
})

export const stopAwaitingWall = endpoint({
  method: 'DELETE',
  path: '/stories/opening/',
  summary: "Take back that one wants a mail when the wall of one's school opens",
  access: 'signed-in',
  status: 200,
  reply,
})
