import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/**
 * What can wait for an administrator, the most urgent first. `care`: students who asked to be contacted, and worries of coaches; `coaches`: who
 * wait for approval; `requests`: pending matches that administrators decide; `objections`: students who say that they did not miss their
 * session; `stories`: to review, or reported; `mail`:
 * was given up or refused; `invitations`: open ones whose mail came back; `imports`: rosters to confirm; `unproved`:
 * students without a proved school.
 */
export const NEEDS = [
  'care',
  'coaches',
  'requests',
  'objections',
  'stories',
  'mail',
  'invitations',
  'imports',
  'unproved',
] as const
export type Need = (typeof NEEDS)[number]

export const getProgrammeNeeds = endpoint({
  method: 'GET',
  path: '/admin/programme/needs/',
  summary: 'What waits for an administrator, the most urgent first; what waits for nobody is left out',
  access: 'admin',
  status: 200,
  reply: z.object({
    /** Counts up to MAX_COUNTED; one more means that there are more. */
    needs: z.array(z.object({ need: z.enum(NEEDS), count: z.number() })),
    /** How many requests for contact of the last day got no mail of their own, because there were too many. */
    care_held_back: z.number(),
  }),
})
