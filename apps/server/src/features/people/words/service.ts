import type { Role } from '@shinequo/contract/accounts'
import type { BodyOf, ReplyOf } from '@shinequo/contract/endpoint'
import { LOCALES, type Locale } from '@shinequo/contract/locales'
import {
  type InvitationWords,
  type previewInvitation,
  type saveInvitationWords,
  WORDED_ROLES,
  type WordedRole,
} from '@shinequo/contract/people/invitation-words'
import { rule } from '@shinequo/contract/rules'
import { INVITATION_MS } from '@shinequo/domain/people/invitation-state'
import {
  filledWords,
  INVITATION_PLACEHOLDERS,
  paragraphsOf,
  unknownPlaceholder,
} from '@shinequo/domain/people/invitation-words'
import { DAY } from '@shinequo/domain/time/zoned-day'
import { messagesOf, type ServerMessages } from '@shinequo/messages/server'
import type { Context } from '../../../plugins/context.ts'
import type { Sql } from '../../../plugins/database/tables.ts'
import { type Outcome, ok, type Refusal, refuse } from '../../../plugins/errors.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { record } from '../../audit/service.ts'
import * as queries from './queries.ts'

interface Said {
  readonly subject: string
  readonly body: string
}

const oursOf = ({ people }: ServerMessages, role: Role): Said => ({
  subject: people.INVITATION_SUBJECTS[role],
  body: people.INVITATION_BODIES[role],
})

/** The letter of an invitation: the programme's words, or ours, with names in them. */
export function invitationLetter(messages: ServerMessages, said: Said, named: Names) {
  const { people } = messages
  const names = {
    inviter: named.inviter.trim() || people.yourProgramme,
    school: named.school || people.yourSchool,
  }
  return {
    subject: filledWords(said.subject, names),
    before: paragraphsOf(said.body).map((words) => filledWords(words, names)),
    after: [people.linkGoodFor(INVITATION_MS / DAY), people.invitationUnexpected],
  }
}

interface Names {
  /** '' if there is none. */
  readonly inviter: string
  readonly school: string
}

/** What an invitation to a role says in a language. */
export async function saidTo(sql: Sql, role: Role, messages: ServerMessages): Promise<Said> {
  const row = role === 'admin' ? undefined : await queries.wordsRow(sql, role, messages.locale)
  return row && row.body !== '' ? row : oursOf(messages, role)
}

function presented(role: WordedRole, locale: Locale, row: queries.WordsRow | undefined): InvitationWords {
  const ours = oursOf(messagesOf(locale), role)
  const { subject, body } = row && row.body !== '' ? row : ours
  return { role, locale, subject, body, ours, version: row?.version ?? 0 }
}

/** What invitations say, by role and language. */
export async function listWords({ database }: Context): Promise<Outcome<InvitationWords[]>> {
  const rows = await queries.wordsRows(database.root)
  const rowOf = (role: WordedRole, locale: Locale) =>
    rows.find((row) => row.role === role && row.locale === locale)
  return ok(
    WORDED_ROLES.flatMap((role) => LOCALES.map((locale) => presented(role, locale, rowOf(role, locale)))),
  )
}

/** Stores what invitations say; ours are not stored, so that they improve with the next version. */
export async function saveWords(
  context: Context,
  actor: Actor,
  wanted: BodyOf<typeof saveInvitationWords>,
): Promise<Outcome<InvitationWords>> {
  const wrong = wrongPlaceholder(wanted)
  if (wrong) return wrong
  const { role, locale } = wanted
  const ours = oursOf(messagesOf(locale), role)
  const isOurs = ours.subject === wanted.subject && ours.body === wanted.body
  return context.database.transaction(async (trx): Promise<Outcome<InvitationWords>> => {
    const row = await queries.storeWords(trx, { ...wanted, ...(isOurs && { subject: '', body: '' }) })
    if (!row) return refuse('version_conflict')
    await record(context, trx, actor, {
      action: 'invitation.words_changed',
      subjectType: 'programme',
      subjectId: 'invitation_words',
      details: { role, locale, own: !isOurs },
    })
    return ok(presented(role, locale, row))
  })
}

/** The mail of an invitation with these words from the reader to somebody without a name and a school. */
export async function preview(
  { database }: Context,
  actor: Actor,
  wanted: BodyOf<typeof previewInvitation>,
): Promise<Outcome<ReplyOf<typeof previewInvitation>>> {
  const wrong = wrongPlaceholder(wanted)
  if (wrong) return wrong
  const messages = messagesOf(wanted.locale)
  const frame = await queries.frameOfMail(database.root, actor.accountId)
  const { notifications, people } = messages
  const letter = invitationLetter(messages, wanted, { inviter: frame.inviter, school: '' })
  return ok({
    brand: frame.look_name === '' ? 'ShineQuo' : `ShineQuo · ${frame.look_name}`,
    subject: letter.subject,
    lines: [notifications.greetingWithoutName, ...letter.before, ...letter.after],
    action: people.acceptInvitation,
    foot: notifications.crisisLine(frame.number, frame.takes_texts, frame.asking_for_spanish),
  })
}

function wrongPlaceholder(said: Said): Refusal | undefined {
  for (const field of ['subject', 'body'] as const) {
    const unknown = unknownPlaceholder(said[field])
    if (unknown !== undefined) {
      const known = INVITATION_PLACEHOLDERS.map((name) => `{${name}}`)
      return refuse('invalid_input', { errors: { [field]: rule('placeholder_unknown', { unknown, known }) } })
    }
  }
  return undefined
}
