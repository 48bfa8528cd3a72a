import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'
import { type Missing, rule } from './rules.ts'

export const ROLES = ['student', 'coach', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** The fields of a login request. */
export const loginFields = {
  email: field.accountEmail,
  password: field.currentPassword,
  type: z._default(z.enum(ROLES, { error: rule('sign_in_role') }), 'student'),
  remember: z._default(z.boolean({ error: rule('not_boolean', { label: 'remember' }) }), true),
  time_zone: field.timeZoneHint,
  locale: field.localeHint,
}

export const loginBody = z.object(loginFields)

/** The tokens of a new sign-in. */
export const tokens = z.object({ access: z.string(), refresh: z.string() })

export const login = endpoint({
  method: 'POST',
  path: '/login/',
  summary: 'Sign in and get an access token (15 minutes) and a refresh token',
  access: 'public',
  body: loginBody,
  status: 200,
  reply: tokens,
})

const refreshBody = z.object({
  refresh: z
    .string({ error: rule('refresh_required') })
    .check(z.minLength(1, { error: rule('refresh_required') }), z.maxLength(512), field.storable),
})

export const refreshTokens = endpoint({
  method: 'POST',
  path: '/token/refresh/',
  summary:
    'Spend a refresh token for a new pair; good for 30 s more until a successor is used; used later it ends the sign-in',
  access: 'public',
  body: refreshBody,
  status: 200,
  reply: tokens,
})

export const logout = endpoint({
  method: 'POST',
  path: '/logout/',
  summary: "End a refresh token's sign-in; answers alike whether or not it was alive",
  access: 'public',
  body: refreshBody,
  status: 200,
  reply: field.messageReply,
})

/** What can be wrong with a new password. */
type PasswordFault = 'short' | 'blank' | 'repeated' | 'sequence' | 'common' | 'own' | 'service'

/** The rules of accounts. Their sentences are in the catalogues of this noun. */
export interface AccountRules extends Missing<'new_password' | 'link' | 'refresh'> {
  coaches_invited: null
  only_students: null
  new_password_short: null
  otp_invalid: null
  otp_letters_invalid: null
  sign_in_role: null
  email_taken: null
  same_address: null
  same_password: null
  too_many_tries: null
  wrong_code: null
  wrong_password: null
  /** `why` is the rule of domain/accounts. */
  weak_password: { why: PasswordFault }
}

/** The fields of accounts that messages name. */
export type AccountLabel = 'remember'
