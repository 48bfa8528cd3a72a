import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as field from '../fields.ts'
import { rule } from '../rules.ts'
import * as value from '../values.ts'

/** Of a programme; more than it needs for ten years. */
const MOST_TERMS = 40

/** A term as it is typed: its name, and its first and last day. */
export const termBody = z.object({
  name: field.requiredLine(40, 'the_name', rule('term_name_required')),
  first_day: value.date,
  last_day: value.date,
})
export type NamedTerm = z.infer<typeof termBody>

/** The terms of a programme, in order. */
export const programmeTerms = z.object({
  terms: z.array(z.object({ name: z.string(), first_day: z.string(), last_day: z.string() })),
  version: z.number(),
})
export type ProgrammeTerms = z.infer<typeof programmeTerms>

export const getTerms = endpoint({
  method: 'GET',
  path: '/admin/programme/terms/',
  summary: 'The terms that the figures go by, in order',
  access: 'admin',
  status: 200,
  reply: programmeTerms,
})

export const saveTerms = endpoint({
  method: 'PUT',
  path: '/admin/programme/terms/',
  summary:
    'Replace the terms. Each has a name, a first and a last day; no two share a day. Without any, terms begin on January 1, June 1 and August 15',
  access: 'admin',
  body: z.object({
    terms: z
      .array(termBody, { error: rule('list_required') })
      .check(z.maxLength(MOST_TERMS, { error: rule('terms_too_many', { most: MOST_TERMS }) })),
    /** The version that the change is based on. */
    version: value.wholeNumber('version', 1, 1_000_000_000),
  }),
  status: 200,
  reply: programmeTerms,
})
