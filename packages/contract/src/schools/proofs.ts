import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as field from '../fields.ts'
import { email } from '../mail-address.ts'
import { rule } from '../rules.ts'
import * as value from '../values.ts'

/** How a student proved a school: a roster or an invitation that names it, an address at it, or staff by hand. */
export const SCHOOL_PROOFS = ['roster', 'invitation', 'address', 'staff'] as const
export type SchoolProof = (typeof SCHOOL_PROOFS)[number]

export const schoolProofBody = z.object({ email })

export const sendSchoolCode = endpoint({
  method: 'POST',
  path: '/school-proof/',
  summary: "Send a code to an address at a school's mail domain, which may be another than the account's",
  access: 'signed-in',
  body: schoolProofBody,
  status: 200,
  /** The school that the code will prove. */
  reply: z.object({ message: z.string(), school: z.string() }),
})

const SIX_DIGITS = rule('school_code_invalid')

export const confirmSchoolCodeBody = z.object({
  email,
  otp: z.string({ error: SIX_DIGITS }).check(z.regex(/^\d{6}$/, { error: SIX_DIGITS })),
})

export const confirmSchoolCode = endpoint({
  method: 'POST',
  path: '/school-proof/confirm/',
  summary:
    'Prove a school by the code from its address, in place of the school proved before; once per address',
  access: 'signed-in',
  body: confirmSchoolCodeBody,
  status: 200,
  reply: z.object({ message: z.string(), proved_school: z.string() }),
})

export const countUnproved = endpoint({
  method: 'GET',
  path: '/admin/unproved-students/',
  summary:
    'How many students with a completed profile have proved no school, so that wall and feed are closed to them',
  access: 'admin',
  status: 200,
  reply: z.object({ students: z.number() }),
})

const reason = field.requiredText(500, 'reason')
const studentParams = z.object({ id: value.id })

export const confirmSchoolBody = z.object({
  school: field.requiredLine(130, 'the_school', rule('school_unchosen')),
  reason,
})

export const confirmSchool = endpoint({
  method: 'POST',
  path: '/admin/students/:id/school-proof/',
  summary: "Confirm a student's school by hand, by the account's id, in place of the one proved before",
  access: 'admin',
  params: studentParams,
  body: confirmSchoolBody,
  status: 201,
  reply: field.messageReply,
})

export const takeSchoolBackBody = z.object({ reason })

export const takeSchoolBack = endpoint({
  method: 'DELETE',
  path: '/admin/students/:id/school-proof/',
  summary:
    "Take the proof of a student's school back: wall and feed close, and the address is free for another proof",
  access: 'admin',
  params: studentParams,
  body: takeSchoolBackBody,
  status: 200,
  reply: field.messageReply,
})
