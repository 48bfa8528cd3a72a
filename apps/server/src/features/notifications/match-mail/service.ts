import { messagesOf } from '@shinequo/messages/server'
import * as z from 'zod/mini'
import { unsubscribeUrl, wants } from '../choices/service.ts'
import { anotherCoach } from '../emails/another-coach.ts'
import { answersReminder } from '../emails/answers-reminder.ts'
import { coachChangesAsked } from '../emails/coach-changes-asked.ts'
import { matchAccepted } from '../emails/match-accepted.ts'
import { matchEnded } from '../emails/match-ended.ts'
import { matchEndedForCoach } from '../emails/match-ended-for-coach.ts'
import { gaveWay, gaveWayForCoach } from '../emails/match-gave-way.ts'
import { noteShared } from '../emails/note-shared.ts'
import { mailKind } from '../jobs.ts'
import { addressee } from '../queries.ts'
import * as queries from './queries.ts'

/* Mail to students and coaches about their match, and about their page. */

/** Tells a student that they have a coach, and whom else the same run gave them. Not sent if the match has ended by then. */
export const matchAcceptedMail = mailKind({
  name: 'match_accepted',
  payload: z.object({ matchId: z.uuid() }),
  write: async (context, { matchId }) => {
    const row = await queries.matchForMail(context.database.root, matchId, 'student')
    if (row?.status !== 'accepted') return null
    const { account_id: accountId, email: to, locale, first_name, other_first, other_last, coach_id } = row
    const match = {
      studentFirst: first_name,
      coachFirst: other_first,
      coachLast: other_last,
      coachId: coach_id,
      others: await queries.coachesOfSameRun(context.database.root, matchId),
    }
    const mail = matchAccepted(messagesOf(locale), match, context.env.baseUrl)
    return { accountId, to, ...mail, messageId: `match-${matchId}` }
  },
})

/**
 * Tells a student that a coach shared a note, without its text. Not sent if the student has seen it by then, if it is no
 * longer shared or was shared again, or if the student has turned this mail off.
 */
export const noteSharedMail = mailKind({
  name: 'note_shared',
  payload: z.object({ noteId: z.uuid(), sharedAt: z.number() }),
  write: async (context, { noteId, sharedAt }) => {
    const row = await queries.sharedNoteForMail(context.database.root, noteId)
    if (!row || row.seen_at !== null || row.shared_at.getTime() !== sharedAt) return null
    const { account_id: accountId, email: to, locale } = row
    if (!(await wants(context, accountId, 'note_shared'))) return null
    const unsubscribe = unsubscribeUrl(context, accountId, 'note_shared')
    const mail = noteShared(messagesOf(locale), row, context.env.baseUrl, unsubscribe)
    return { accountId, to, ...mail, unsubscribe, messageId: `note-shared-${noteId}-${sharedAt}` }
  },
})

/** Tells one of the two people that a match has ended. If they were matched again since, that is another match. */
export const matchEndedMail = mailKind({
  name: 'match_ended',
  payload: z.object({
    matchId: z.uuid(),
    recipient: z._default(z.enum(['student', 'coach']), 'student'),
    replaced: z._default(z.boolean(), false),
    sessions: z.array(z.object({ startsAt: z.number(), endsAt: z.number() })),
  }),
  write: async (context, { matchId, recipient, replaced, sessions }) => {
    const row = await queries.matchForMail(context.database.root, matchId, recipient)
    if (row?.status !== 'ended') return null
    const { account_id: accountId, email: to, locale } = row
    const told = {
      recipient: { firstName: row.first_name, zone: row.time_zone },
      other: { firstName: row.other_first, lastName: row.other_last, zone: row.other_zone },
      sessions,
    }
    const { baseUrl } = context.env
    const mail =
      recipient === 'student'
        ? matchEnded(messagesOf(locale), { ...told, replaced }, baseUrl)
        : matchEndedForCoach(messagesOf(locale), told, baseUrl)
    return {
      accountId,
      to,
      ...mail,
      messageId: `match-ended-${matchId}${recipient === 'coach' ? '-coach' : ''}`,
    }
  },
})

/**
 * Tells a student or a coach that their matches gave way to students with a confirmed address. A student who has
 * confirmed theirs by then gets none.
 */
export const matchGaveWayMail = mailKind({
  name: 'match_gave_way',
  payload: z.object({
    recipient: z.enum(['student', 'coach']),
    accountId: z.uuid(),
    matchIds: z.array(z.uuid()),
  }),
  write: async (context, { recipient, accountId, matchIds }) => {
    const { root } = context.database
    const person = await addressee(root, accountId)
    const ended = await queries.gaveWayForMail(root, matchIds, recipient)
    if (!person || ended.length === 0) return null
    const others = ended
      .filter(({ was_accepted }) => was_accepted)
      .map(({ first_name, last_name }) => `${first_name} ${last_name}`.trim())
    const told = { firstName: person.first_name, others }
    const write = recipient === 'student' ? gaveWay : gaveWayForCoach
    const mail = write(messagesOf(person.locale), told, context.env.baseUrl)
    return { accountId, to: person.email, ...mail, messageId: `match-gave-way-${matchIds[0]}-${recipient}` }
  },
})

/**
 * Tells a student that the coach who was asked did not answer in time and that another one is asked. Not sent to a
 * student who has a coach by then.
 */
export const anotherCoachMail = mailKind({
  name: 'another_coach',
  payload: z.object({ accountId: z.uuid(), matchId: z.uuid() }),
  write: async (context, { accountId, matchId }) => {
    const { root } = context.database
    const student = await addressee(root, accountId)
    const live = await queries.liveMatchesOf(root, accountId)
    if (!student || live.includes('accepted')) return null
    const { email: to, first_name: firstName, locale } = student
    const isAsked = live.includes('pending')
    const mail = anotherCoach(messagesOf(locale), firstName, isAsked, context.env.baseUrl)
    return { accountId, to, ...mail, messageId: `another-coach-${matchId}` }
  },
})

/**
 * Reminds a student with a profile to answer the questionnaire. Not sent to one who has answered, has a coach or a request
 * or is away by then, or who has turned this mail off.
 */
export const answersReminderMail = mailKind({
  name: 'answers_reminder',
  payload: z.object({ accountId: z.uuid(), at: z.number() }),
  write: async (context, { accountId, at }) => {
    const { root } = context.database
    const student = await addressee(root, accountId)
    if (!student || !(await queries.lacksAnswers(root, accountId))) return null
    if (!(await wants(context, accountId, 'answers_reminder'))) return null
    const { email: to, first_name: firstName, locale } = student
    const unsubscribe = unsubscribeUrl(context, accountId, 'answers_reminder')
    const mail = answersReminder(messagesOf(locale), firstName, context.env.baseUrl, unsubscribe)
    return { accountId, to, ...mail, unsubscribe, messageId: `answers-reminder-${accountId}-${at}` }
  },
})

/** Tells a coach what an administrator asks to change. Not sent once the coach has sent the page again or is approved. */
export const coachChangesMail = mailKind({
  name: 'coach_changes_asked',
  payload: z.object({ accountId: z.uuid(), askedAt: z.number() }),
  write: async (context, { accountId, askedAt }) => {
    const { root } = context.database
    const coach = await addressee(root, accountId)
    const words = await queries.changesAskedOf(root, accountId, new Date(askedAt))
    if (!coach || words === undefined) return null
    const { email: to, locale } = coach
    const mail = coachChangesAsked(messagesOf(locale), coach.first_name, words, context.env.baseUrl)
    return { accountId, to, ...mail, messageId: `coach-changes-${accountId}-${askedAt}` }
  },
})
