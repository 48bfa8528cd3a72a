import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as field from '../fields.ts'
import { email } from '../mail-address.ts'
import * as person from '../new-account.ts'
import { rule } from '../rules.ts'

/** Sign-up. `username`, `is_student` and `is_mentor` are accepted because the product document's form sends them. */
export const signUpBody = z.object({
  email,
  username: z.optional(z.string()),
  first_name: person.firstName,
  last_name: person.lastName,
  password: person.accountPassword,
  is_student: z.optional(z.literal(true, { error: rule('only_students') })),
  is_mentor: z.optional(z.literal(false, { error: rule('coaches_invited') })),
  time_zone: field.timeZoneHint,
  locale: field.localeHint,
})

export const signUp = endpoint({
  method: 'POST',
  path: '/signup/',
  summary: 'Create a student account and its empty profile',
  access: 'public',
  body: signUpBody,
  status: 201,
  reply: z.object({
    id: z.string(),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    /** Sign-in is only possible after the mailed code was entered. True with HIDE_UNKNOWN_EMAILS. */
    must_verify_email: z.boolean(),
  }),
})
