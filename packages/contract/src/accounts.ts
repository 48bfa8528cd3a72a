import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'
import { rule } from './rules.ts'

export const ROLES = ['student', 'coach', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** Sign-up; `username`, `is_student` and `is_mentor` are what the product document sends along. */
export const signUpBody = z.object({
  email: field.email,
  username: z.optional(z.string()),
  first_name: field.firstName,
  last_name: field.lastName,
  password: field.accountPassword,
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
    /** Signing in opens once the code in the mail was given back: with HIDE_UNKNOWN_EMAILS. */
    must_verify_email: z.boolean(),
  }),
})

const loginFields = {
  email: field.email,
  password: field.currentPassword,
  type: z._default(z.enum(ROLES, { error: rule('sign_in_role') }), 'student'),
  remember: z._default(z.boolean({ error: rule('not_boolean', { label: 'remember' }) }), true),
  time_zone: field.timeZoneHint,
  locale: field.localeHint,
}

export const loginBody = z.object(loginFields)

const tokens = z.object({ access: z.string(), refresh: z.string() })

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

export const forgetPasswordBody = z.object({ email: field.email })

export const forgetPassword = endpoint({
  method: 'POST',
  path: '/auth/password-forget/',
  summary: 'Send a six-digit code for a new password by mail',
  access: 'public',
  body: forgetPasswordBody,
  status: 200,
  reply: field.messageReply,
})

const CODE_WRONG = rule('otp_invalid')

export const mailedCode = z.string({ error: CODE_WRONG }).check(z.regex(/^\d{6}$/, { error: CODE_WRONG }))

/** The field of whoever has a password already. */
export const anotherPassword = field.newPassword(rule('new_password_required'), rule('new_password_short'))

export const resetPasswordBody = z.object({
  email: field.email,
  otp: mailedCode,
  newPassword: anotherPassword,
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/password-reset/',
  summary: 'Set a new password with the code; ends all refresh tokens of the account',
  access: 'public',
  body: resetPasswordBody,
  status: 200,
  reply: field.messageReply,
})

export const changePasswordAtLogin = endpoint({
  method: 'POST',
  path: '/auth/password-change/',
  summary:
    'Sign in with a new password in place of the present one, as a login that answers password_change_required asks for',
  access: 'public',
  body: z.object({ ...loginFields, newPassword: anotherPassword }),
  status: 200,
  reply: tokens,
})
