import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as field from '../fields.ts'
import { rule } from '../rules.ts'
import * as value from '../values.ts'

/** A member of the programme's staff who takes care requests. */
const careStaff = z.object({ account_id: z.string(), name: z.string() })
export type CareStaff = z.infer<typeof careStaff>

export const getCareStaff = endpoint({
  method: 'GET',
  path: '/coach/care/staff/',
  summary: 'To whom a coach can hand over a worry, and when they are there',
  access: 'coach',
  status: 200,
  reply: z.object({
    staff: z.array(careStaff),
    /** In the programme's words; '' if it has not said. */
    hours: z.string(),
  }),
})

const params = z.object({ id: value.id })

/** The most people to whom one worry is handed over. */
export const MAX_STAFF = 5

export const handOverBody = z.object({
  /** Plain text; line breaks are kept. */
  text: field.requiredText(4000, 'text', rule('worry_required')),
  /** Account ids. */
  staff: z
    .array(value.uuid(rule('staff_unchosen')), { error: rule('staff_unchosen') })
    .check(
      z.minLength(1, { error: rule('staff_unchosen') }),
      z.maxLength(MAX_STAFF, { error: rule('staff_unchosen') }),
    ),
})

/** A worry for the coach who handed it over. */
export const worry = z.object({
  id: z.string(),
  text: z.string(),
  created_at: z.string(),
  /** The names of those to whom it was handed over. */
  to: z.array(z.string()),
  /** Who opened it first, and when; `by` is '' if that account is gone. */
  read: z.nullable(z.object({ by: z.string(), at: z.string() })),
  /** Who closed it, and when. What was done stays with the staff. */
  closed: z.nullable(z.object({ by: z.string(), at: z.string() })),
})
export type Worry = z.infer<typeof worry>

export const handOverWorry = endpoint({
  method: 'POST',
  path: '/coach/students/:id/worries/',
  summary:
    'Hand a worry about a student over to named staff. The student reads in the own record that it happened, not the text',
  access: 'coach',
  params,
  body: handOverBody,
  status: 201,
  reply: worry,
})

export const listWorries = endpoint({
  method: 'GET',
  path: '/coach/students/:id/worries/',
  summary: 'The worries about a student that the coach handed over, newest first',
  access: 'coach',
  params,
  status: 200,
  reply: z.array(worry),
})

/** An administrator, and whether they take care requests. */
export const careMember = z.object({ ...careStaff.shape, takes: z.boolean() })
export type CareMember = z.infer<typeof careMember>

export const listCareStaff = endpoint({
  method: 'GET',
  path: '/admin/care/staff/',
  summary: 'The administrators, and which of them coaches can name. All of them while nobody is chosen',
  access: 'admin',
  status: 200,
  reply: z.array(careMember),
})

export const saveCareStaff = endpoint({
  method: 'PUT',
  path: '/admin/care/staff/',
  summary: 'Choose the administrators whom coaches can name',
  access: 'admin',
  body: z.object({ accounts: z.array(value.id).check(z.maxLength(200, { error: rule('staff_unchosen') })) }),
  status: 200,
  reply: z.array(careMember),
})
