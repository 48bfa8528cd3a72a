import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as field from '../fields.ts'
import { rule } from '../rules.ts'
import * as value from '../values.ts'

/** The colours of buttons and links that a programme can choose from. Their contrast is tested. */
export const ACCENTS = ['teal', 'indigo', 'plum', 'forest', 'slate'] as const
export type Accent = (typeof ACCENTS)[number]

const name = field.line(40, 'the_name')

/** How pages and mails look. */
export const look = z.object({
  /** Stands beside ShineQuo; '' for none. */
  name: z.string(),
  accent: z.enum(ACCENTS),
  version: z.number(),
})
export type Look = z.infer<typeof look>

export const getLook = endpoint({
  method: 'GET',
  path: '/programme/look/',
  summary: 'The name of the programme and its accent',
  access: 'signed-in',
  status: 200,
  reply: look,
})

export const lookBody = z.object({
  name,
  accent: z.enum(ACCENTS, { error: rule('choose_one_of', { values: ACCENTS }) }),
  /** The version that the change is based on. */
  version: value.wholeNumber('version', 1, 1_000_000_000),
})

export const saveLook = endpoint({
  method: 'PUT',
  path: '/admin/programme/look/',
  summary: 'Choose the name beside ShineQuo, and the accent of pages and mails',
  access: 'admin',
  body: lookBody,
  status: 200,
  reply: look,
})
