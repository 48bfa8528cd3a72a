import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'

export const ROLES = ['student', 'coach', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** Sign-up; `username`, `is_student` and `is_mentor` are what the product document sends along. */
export const signUpBody = z.object({
  email: field.email,
  username: z.optional(z.string()),
  first_name: field.firstName,
  last_name: field.lastName,
  password: field.accountPassword,
  is_student: z.optional(z.literal(true, { error: 'Only students sign up here' })),
  is_mentor: z.optional(z.literal(false, { error: 'Coaches join by invitation' })),
  time_zone: field.timeZoneHint,
})

export const signUp = endpoint({
  method: 'POST',
  path: '/signup/',
  summary: 'Create a student account and its empty profile',
  access: 'public',
  body: signUpBody,
  status: 201,
  reply: z.object({ id: z.string(), email: z.string(), first_name: z.string(), last_name: z.string() }),
})

export const loginBody = z.object({
  email: field.email,
  password: field.currentPassword,
  type: z._default(z.enum(ROLES, { error: 'Please sign in as student, coach or admin' }), 'student'),
  remember: z._default(z.boolean({ error: 'Remember must be true or false' }), true),
  time_zone: field.timeZoneHint,
})

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
    .string({ error: 'The refresh token is required' })
    .check(z.minLength(1, { error: 'The refresh token is required' }), z.maxLength(512), field.storable),
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

/** A sign-in of one's own. `device` is in words; `network` no finer than a network's address; null: not known. */
const signInShown = z.object({
  id: z.string(),
  device: z.nullable(z.string()),
  network: z.nullable(z.string()),
  created_at: z.string(),
  last_seen_at: z.string(),
  /** The one that asks. */
  current: z.boolean(),
})
export type SignInShown = z.infer<typeof signInShown>

export const listSignIns = endpoint({
  method: 'GET',
  path: '/sign-ins/',
  summary: 'Where one is signed in, last used first',
  access: 'signed-in',
  status: 200,
  reply: z.array(signInShown),
})

export const endSignIn = endpoint({
  method: 'DELETE',
  path: '/sign-ins/:id/',
  summary: 'End one of the own sign-ins, on every server',
  access: 'signed-in',
  params: z.object({ id: field.id }),
  status: 204,
  reply: z.unknown(),
})

export const endOtherSignIns = endpoint({
  method: 'DELETE',
  path: '/sign-ins/',
  summary: 'End all own sign-ins save this one, on every server',
  access: 'signed-in',
  status: 204,
  reply: z.unknown(),
})

/** Whoever is signed in; `url` is the picture of a student or coach. */
export const account = z.object({
  id: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  role: z.enum(ROLES),
  time_zone: z.nullable(z.string()),
  url: z.nullable(z.string()),
})
export type Account = z.infer<typeof account>

export const getAccount = endpoint({
  method: 'GET',
  path: '/account/',
  summary: 'Who is signed in',
  access: 'signed-in',
  status: 200,
  reply: account,
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

const CODE_WRONG = 'Please enter a valid 6-digit OTP code'

export const resetPasswordBody = z.object({
  email: field.email,
  otp: z.string({ error: CODE_WRONG }).check(z.regex(/^\d{6}$/, { error: CODE_WRONG })),
  newPassword: field.newPassword('New password is required', 'Password must be at least 8 characters long'),
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
