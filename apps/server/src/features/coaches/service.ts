import { randomUUID } from 'node:crypto'
import {
  type CoachProfile,
  type firstMentors as firstMentorsEndpoint,
  type getMentor,
  type listMentors,
  MENTORS_AT_ONCE,
  type pageOfMentors as pageOfMentorsEndpoint,
} from '@shinequo/contract/coaches'
import type { MeetingPlace } from '@shinequo/contract/coaches/meeting-place'
import type { JoiningStep, OwnCoachProfile, updateCoachProfile } from '@shinequo/contract/coaches/own-page'
import type { BodyOf, QueryOf, ReplyOf } from '@shinequo/contract/endpoint'
import { rule } from '@shinequo/contract/rules'
import { severalLines } from '@shinequo/contract/texts'
import * as value from '@shinequo/contract/values'
import { areCoachCodes, hasCode, hasLanguage } from '@shinequo/domain/coaches/coach-codes'
import { hasWords, stepsToDo } from '@shinequo/domain/coaches/joining-steps'
import { terms } from '@shinequo/domain/coaches/terms'
import { type Code, isCode, kindOf } from '@shinequo/domain/matching/codes'
import { namesFound } from '@shinequo/domain/matching/names-found'
import { isSameHost } from '@shinequo/domain/sessions/meeting-place'
import { isTimeZone } from '@shinequo/domain/time/zoned-day'
import { FOCUS_NAMES_IN_EACH } from '@shinequo/messages/focus-names'
import sanitizeHtml from 'sanitize-html'
import * as z from 'zod/mini'
import { needsChanged } from '../../plugins/change-notifier.ts'
import type { Context } from '../../plugins/context.ts'
import type { Lagging } from '../../plugins/database/engine.ts'
import type { Sql, Trx } from '../../plugins/database/tables.ts'
import { definedFields } from '../../plugins/defined-fields.ts'
import { type Outcome, ok, refuse } from '../../plugins/errors.ts'
import type { Limit } from '../../plugins/limits.ts'
import { keyText, pageOf, placeOf } from '../../plugins/page-cursor.ts'
import type { Actor } from '../../plugins/tokens.ts'
import { record } from '../audit/service.ts'
import { availabilityChanged } from '../availability/service.ts'
import { lockCoach } from '../availability/slots/queries.ts'
import { dropPicture, pictureFrom, storePicture } from '../profiles/service.ts'
import { type CoachStatus, presentChanges, presentCoach, presentListed, presentOwnPage } from './presenter.ts'
import * as queries from './queries.ts'

const coachKey = z.tuple([keyText, value.id])
const PAGE = 20

const byName = ({ folded_name, account_id }: queries.ListedCoachRow) => [folded_name, account_id]

/** The first coaches who are open to students, by name, and the cursor of the next ones. */
export async function firstMentors(
  sql: Sql,
): Promise<{ mentors: ReplyOf<typeof firstMentorsEndpoint>; next: string | null }> {
  const rows = await queries.openCoaches(sql, {}, { limit: MENTORS_AT_ONCE + 1 })
  const { shown, next } = pageOf(rows, MENTORS_AT_ONCE, byName)
  return { mentors: shown.map((row) => ({ from_user_profile: presentCoach(row) })), next }
}

/** A page of the coaches who are open to students and match the search, by name. */
export async function pageOfMentors(
  context: Context,
  actor: Actor,
  { search, focus = '', language = '', free_before, limit = PAGE, cursor }: QueryOf<typeof listMentors>,
  lagging: Lagging,
): Promise<Outcome<ReplyOf<typeof pageOfMentorsEndpoint>>> {
  const place = placeOf(cursor, coachKey)
  if (!place.ok) return place
  const now = context.clock.now()
  const [focusWords, focusCodes] = wordsAndCodes(focus, 'focus')
  const [languageWords, languageCodes] = wordsAndCodes(language, 'language')
  const filter = {
    search,
    topics: namesFound(search, FOCUS_NAMES_IN_EACH),
    focus: focusWords,
    languages: languageWords,
    codes: [...focusCodes, ...languageCodes],
    free: free_before === undefined ? undefined : { from: new Date(now), before: new Date(free_before) },
  }
  const page = { after: place.value, limit: limit + 1 }
  return lagging(async (sql) => {
    const [rows, matched_only] = await Promise.all([
      queries.openCoaches(sql, filter, page),
      queries.isMatchedOnly(sql),
    ])
    const { shown, next } = pageOf(rows, limit, byName)
    const barred = await barredFor(
      sql,
      actor,
      shown.map(({ id }) => id),
    )
    return ok({ items: shown.map((row) => presentListed(row, barred.has(row.id), now)), next, matched_only })
  })
}

/** Which of these coaches the actor cannot book, if they are a student. */
async function barredFor(
  sql: Sql,
  { role, profileId }: Actor,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  return role === 'student' ? queries.barredCoaches(sql, profileId, ids) : new Set()
}

/** Splits a filter into the terms that a coach writes and the codes that a coach ticks. Codes of other kinds are terms. */
function wordsAndCodes(text: string, kind: 'focus' | 'language'): [string[], Code[]] {
  const [codes, words] = [[] as Code[], [] as string[]]
  for (const term of terms([text])) {
    if (isCode(term) && kindOf(term) === kind) codes.push(term)
    else words.push(term)
  }
  return [words, codes]
}

/** One coach as in the list. Refuses one who is not open to students. */
export async function oneMentor(
  context: Context,
  actor: Actor,
  coachId: string,
): Promise<Outcome<ReplyOf<typeof getMentor>>> {
  const { root } = context.database
  const row = await queries.openCoach(root, coachId)
  if (!row) return refuse('not_found')
  return ok({
    from_user_profile: presentCoach(row),
    matched_only: await queries.isMatchedOnly(root),
    unavailable: (await barredFor(root, actor, [coachId])).has(coachId),
  })
}

/** Coaches by id as students see them, for features that reference one; open to students or not. */
export async function coachProfiles(sql: Sql, ids: readonly string[]): Promise<Map<string, CoachProfile>> {
  const rows = await queries.coachesById(sql, [...new Set(ids)])
  return new Map(rows.map((row) => [row.id, presentCoach(row)]))
}

/** The status of the coaches with these accounts, by account. */
export async function coachStatuses(
  sql: Sql,
  accountIds: readonly string[],
): Promise<Map<string, CoachStatus>> {
  const rows = await queries.statusesOfAccounts(sql, accountIds)
  return new Map(
    rows.map((row) => {
      const [steps, changes] = [toDo(row), presentChanges(row)]
      const ready = steps.length === 0 && changes === null
      return [row.account_id, { ...row, approved: row.approved_at !== null, toDo: steps, changes, ready }]
    }),
  )
}

/** What is still to do before an approval. */
export function toDo(row: queries.CoachStatusRow): JoiningStep[] {
  return stepsToDo({
    hasPicture: row.picture_key !== null,
    description: row.description,
    focusArea: row.focus_area,
    languages: row.language_preference,
    timeZone: row.time_zone,
    hasHours: row.has_hours,
    codes: row.codes,
  })
}

/** Creates the coach of a new account, hidden from students. An unknown zone is left empty. Returns the coach's id. */
export async function createJoiningCoach(
  trx: Trx,
  { accountId, timeZone }: { accountId: string; timeZone: string | undefined },
): Promise<string> {
  const id = randomUUID()
  const time_zone = timeZone && isTimeZone(timeZone) ? timeZone : 'UTC'
  await queries.insertJoiningCoach(trx, { id, account_id: accountId, time_zone })
  return id
}

/** Deletes a coach who never had a session or a match, with the hours and the picture. The caller has checked that. */
export async function removeUnusedCoach(trx: Trx, coachId: string): Promise<void> {
  const coach = await queries.lockStatus(trx, coachId)
  await queries.deleteCoach(trx, coachId)
  await dropPicture(trx, coach?.picture_key ?? null)
}

/** The coach's own page and what is still to do. */
export async function ownProfile(context: Context, actor: Actor): Promise<Outcome<OwnCoachProfile>> {
  return ownPage(context.database.root, actor)
}

/** The own page of a coach, as it is in `sql`. */
export async function ownPage(sql: Sql, { accountId, profileId }: Actor): Promise<Outcome<OwnCoachProfile>> {
  const [row] = await queries.coachesById(sql, [profileId])
  const standing = (await coachStatuses(sql, [accountId])).get(accountId)
  return row && standing ? ok(presentOwnPage(row, standing)) : refuse('not_found')
}

/** What an approved coach cannot remove, since students rely on it. */
const KEPT = {
  description: rule('description_required'),
  focus_area: rule('focus_area_required'),
  language_preference: rule('languages_required'),
}

/**
 * The first kept code that ticking only `after` would remove, as a rule; null if none. Without it, no student would be
 * matched with the coach any more. `languages` is the coach's text, which may contain languages that cannot be ticked.
 */
function lostCode(before: readonly Code[], after: readonly Code[], languages: string): string | null {
  if (hasCode(before, 'focus') && !hasCode(after, 'focus')) return rule('focus_kept')
  return hasCode(before, 'language') && !hasLanguage(after, languages) ? rule('language_kept') : null
}

/**
 * Changes the fields of the coach's own page that `change` contains. An approved coach keeps what students rely on. New
 * codes apply only to future matches; existing ones stay.
 */
export async function changeOwnProfile(
  context: Context,
  actor: Actor,
  change: BodyOf<typeof updateCoachProfile>,
): Promise<Outcome<OwnCoachProfile>> {
  const { time_zone, codes, ...words } = change
  const { description } = words
  if (time_zone !== undefined && !isTimeZone(time_zone)) {
    return refuse('invalid_input', { errors: { time_zone: rule('zone_unlisted') } })
  }
  if (codes !== undefined && !areCoachCodes(codes)) {
    return refuse('invalid_input', { errors: { codes: rule('choose_listed') } })
  }
  const clean: typeof words = {
    ...words,
    ...(description !== undefined && { description: cleanDescription(description) }),
  }
  const outcome = await context.database.transaction(async (trx): Promise<Outcome<OwnCoachProfile>> => {
    // Locked before the coach's row, in the same order as when hours change.
    if (time_zone !== undefined) await lockCoach(trx, actor.profileId)
    const standing = await queries.lockStatus(trx, actor.profileId)
    if (!standing) return refuse('not_found')
    const lost = Object.entries(KEPT).filter(
      ([field]) =>
        clean[field as keyof typeof KEPT] !== undefined && !hasWords(clean[field as keyof typeof KEPT]!),
    )
    const languages = words.language_preference ?? standing.language_preference
    const lostKind = codes && lostCode(standing.codes, codes, languages)
    if (standing.approved_at && (lost.length > 0 || lostKind)) {
      return refuse('invalid_input', {
        errors: { ...Object.fromEntries(lost), ...(lostKind && { codes: lostKind }) },
      })
    }
    await queries.updateCoach(trx, actor.profileId, definedFields({ ...clean, codes }))
    if (!standing.approved_at) needsChanged(context)
    if (time_zone !== undefined) await queries.setZone(trx, actor.profileId, time_zone)
    return ownPage(trx, actor)
  })
  // Weekly hours are wall time, so another zone moves every slot.
  if (outcome.ok && time_zone !== undefined) availabilityChanged(context, [actor.profileId])
  return outcome
}

/** Replaces the coach's picture. The new one has a new address, and the old address stops working. */
export async function replacePicture(
  context: Context,
  limit: Limit,
  actor: Actor,
  image: Uint8Array | undefined,
): Promise<Outcome<OwnCoachProfile>> {
  const portrait = await pictureFrom(context, image, limit, actor)
  if (!portrait.ok) return portrait
  return context.database.transaction(async (trx) => {
    const before = await queries.lockStatus(trx, actor.profileId)
    if (!before) return refuse('not_found')
    const picture_key = await storePicture(context, trx, portrait.value)
    await queries.updateCoach(trx, actor.profileId, { picture_key })
    await dropPicture(trx, before.picture_key)
    if (!before.approved_at) needsChanged(context)
    return ownPage(trx, actor)
  })
}

/** Where the coach meets, and how to reach them outside the room. */
export async function meetingPlace(context: Context, { profileId }: Actor): Promise<Outcome<MeetingPlace>> {
  const place = await queries.meetingPlaceOf(context.database.root, profileId)
  return place ? ok(place) : refuse('not_found')
}

/** Stores both, each '' for none. Future sessions use the link from now on, since no copies are stored. */
export async function saveMeetingPlace(
  context: Context,
  { profileId }: Actor,
  { phone, link }: MeetingPlace,
): Promise<Outcome<MeetingPlace>> {
  // Join Now would link to itself, and anybody who follows it is signed in here.
  if (link !== '' && isSameHost(link, context.env.baseUrl)) {
    return refuse('invalid_input', { errors: { link: rule('link_to_this_service') } })
  }
  // Normalised as browsers do, so that the link shown in a mail is where it leads.
  const meeting_link = link === '' ? '' : new URL(link).href
  return context.database.transaction(async (trx) => {
    await queries.updateCoach(trx, profileId, { phone_line: phone, meeting_link })
    return ok({ phone, link: meeting_link })
  })
}

/** Sets how many students a coach has at most. Present students stay, even above it. */
export async function setCapacity(
  context: Context,
  actor: Actor,
  coachId: string,
  { capacity, version }: { capacity: number; version: number },
): Promise<Outcome<{ capacity: number; version: number }>> {
  return context.database.transaction(async (trx) => {
    const coach = await queries.lockStatus(trx, coachId)
    if (!coach) return refuse('not_found')
    if (coach.version !== version) return refuse('version_conflict')
    await queries.updateCoachAsAdmin(trx, coachId, { capacity })
    const details = { from: coach.capacity, to: capacity }
    const act = { action: 'coach.capacity_changed', subjectType: 'coach', subjectId: coachId, details }
    await record(context, trx, actor, act)
    return ok({ capacity, version: version + 1 })
  })
}

/**
 * Sanitises a coach's own HTML before it is stored. Keeps paragraphs, lists, emphasis and links to the web. Students'
 * pages insert it unescaped.
 */
export function cleanDescription(html: string): string {
  // Again, because the sanitiser decodes what was encoded.
  const clean = sanitizeHtml(html, {
    allowedTags: ['b', 'strong', 'i', 'em', 'p', 'br', 'ul', 'ol', 'li', 'a'],
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['http', 'https'],
    allowProtocolRelative: false,
    transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener' }) },
  })
  return severalLines(clean)
}
