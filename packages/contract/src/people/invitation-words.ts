import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as field from '../fields.ts'
import { LOCALES } from '../locales.ts'
import { rule } from '../rules.ts'
import * as value from '../values.ts'

/** Whom a programme's own words invite. Administrators are invited in ours. */
export const WORDED_ROLES = ['student', 'coach'] as const
export type WordedRole = (typeof WORDED_ROLES)[number]

export const SUBJECT_MAX = 120
export const BODY_MAX = 2000

/** What an invitation says. */
const wordsOf = { subject: z.string(), body: z.string() }

export const invitationWords = z.object({
  role: z.enum(WORDED_ROLES),
  locale: z.enum(LOCALES),
  ...wordsOf,
  /** What it says without words of the programme's own. */
  ours: z.object(wordsOf),
  version: z.number(),
})
export type InvitationWords = z.infer<typeof invitationWords>

const what = {
  role: z.enum(WORDED_ROLES, { error: rule('choose_between', { values: WORDED_ROLES }) }),
  locale: z.enum(LOCALES, { error: rule('choose_between', { values: LOCALES }) }),
  /** '{inviter}' and '{school}' stand for names. */
  subject: field.requiredLine(SUBJECT_MAX, 'subject', rule('words_required')),
  body: field.requiredText(BODY_MAX, 'text', rule('words_required')),
}

export const previewWordsBody = z.object(what)
export const saveWordsBody = z.object({
  ...what,
  /** The version that the change is based on; 0 for the first. */
  version: value.wholeNumber('version', 0, 1_000_000_000),
})

export const listInvitationWords = endpoint({
  method: 'GET',
  path: '/admin/invitation-words/',
  summary: 'What invitations say, by role and language',
  access: 'admin',
  status: 200,
  reply: z.array(invitationWords),
})

export const saveInvitationWords = endpoint({
  method: 'PUT',
  path: '/admin/invitation-words/',
  summary: 'Choose what invitations of a role say in a language; our own words restore them',
  access: 'admin',
  body: saveWordsBody,
  status: 200,
  reply: invitationWords,
})

export const previewInvitation = endpoint({
  method: 'POST',
  path: '/admin/invitation-words/preview/',
  summary: 'The mail of an invitation with these words, as its reader sees it; nothing is sent or stored',
  access: 'admin',
  body: previewWordsBody,
  status: 200,
  reply: z.object({
    brand: z.string(),
    subject: z.string(),
    lines: z.array(z.string()),
    action: z.string(),
    foot: z.string(),
  }),
})
