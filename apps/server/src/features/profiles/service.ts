import { randomBytes, randomUUID } from 'node:crypto'
import type { BodyOf } from '@shinequo/contract/endpoint'
import { knownLocale } from '@shinequo/contract/locales'
import type { StudentProfile, updateStudentProfile } from '@shinequo/contract/profiles'
import { rule } from '@shinequo/contract/rules'
import { missingForCompletion } from '@shinequo/domain/profiles/completion'
import { isTimeZone } from '@shinequo/domain/time/zoned-day'
import { messagesOf } from '@shinequo/messages/server'
import type { Context } from '../../plugins/context.ts'
import type { FilePlace } from '../../plugins/database/stored-files.ts'
import type { Trx } from '../../plugins/database/tables.ts'
import { definedFields } from '../../plugins/defined-fields.ts'
import { type Outcome, ok, refuse } from '../../plugins/errors.ts'
import { keepFile, putFile } from '../../plugins/files/files.ts'
import { counted, giveBack, type Limit } from '../../plugins/limits.ts'
import { type DrawPicture, pictureUrl, portraitOf } from '../../plugins/pictures.ts'
import type { Actor } from '../../plugins/tokens.ts'
import type { Upload } from '../../plugins/upload.ts'
import { announceNewWords } from '../notifications/notices/service.ts'
import { mayChangeProfile, mayReplacePicture } from './access.ts'
import { presentProfile } from './presenter.ts'
import * as queries from './queries.ts'

const messages = messagesOf('en').profiles

/**
 * Creates the incomplete profile of a new student account, filled in only with what the programme knows already.
 * Returns its id.
 */
export async function createEmptyProfile(
  trx: Trx,
  { accountId, begin = {} }: { accountId: string; begin?: queries.ProfileStart },
): Promise<string> {
  const id = randomUUID()
  await queries.insertEmptyProfile(trx, id, accountId, begin)
  return id
}

/** Fills in what the programme knows about a student where the profile is still empty. */
export async function fillProfile(trx: Trx, profileId: string, begin: queries.ProfileStart): Promise<void> {
  await queries.fillEmptyFields(trx, profileId, begin)
}

/** The student's own profile, as a list of one; coaches and administrators have none. */
export async function ownProfiles(context: Context, actor: Actor): Promise<Outcome<StudentProfile[]>> {
  if (actor.role !== 'student') return ok([])
  const row = await queries.profileById(context.database.root, actor.profileId)
  return ok(row ? [presentProfile(row)] : [])
}

/**
 * Changes the fields that `change` contains. If the profile is or becomes completed without a required field, names
 * each empty one and changes nothing. Ignores an unknown time zone or language.
 */
export async function changeProfile(
  context: Context,
  actor: Actor,
  id: string,
  change: BodyOf<typeof updateStudentProfile>,
): Promise<Outcome<StudentProfile>> {
  if (!mayChangeProfile(actor, id)) return refuse('not_found')
  const { user, preferred_name, time_zone, locale: tag, ...fields } = change
  const locale = knownLocale(tag)
  const person: queries.PersonChange = {
    ...user,
    preferred_name,
    ...(time_zone && isTimeZone(time_zone) && { time_zone }),
    ...(locale && { locale }),
  }
  return context.database.transaction(async (trx) => {
    const before = await queries.lockProfile(trx, id)
    if (!before) return refuse('not_found')
    const school = await chosenSchool(trx, fields.school, before.school)
    if (!school.ok) return school
    const wanted: typeof fields = { ...fields, school: school.value }
    const after = { ...before, ...definedFields(wanted) }
    const errors = after.is_completed ? missingForCompletion(after) : {}
    if (Object.keys(errors).length > 0) return refuse('invalid_input', { errors })
    await queries.updateProfile(trx, id, definedFields(wanted))
    const words = (['course', 'language_preference'] as const).filter((one) => after[one] !== before[one])
    await announceNewWords(
      context,
      trx,
      id,
      words.map((one) => after[one]),
    )
    await queries.updatePerson(trx, before.account_id, definedFields(person))
    return ok(presentProfile({ ...after, ...definedFields(person) }))
  })
}

/**
 * The school that a student chooses, under its current value; undefined if none was sent. A closed school can only stay.
 */
async function chosenSchool(
  trx: Trx,
  chosen: string | undefined,
  before: string,
): Promise<Outcome<string | undefined>> {
  if (chosen === undefined || chosen === before) return ok(chosen)
  const school = await queries.savedSchool(trx, chosen)
  if (!school || school.value === before || school.state === 'open') return ok(school?.value ?? chosen)
  return refuse('invalid_input', { errors: { school: rule('school_closed') } })
}

/** Replaces the student's picture. The new one has a new address, and the old address stops working. */
export async function replacePicture(
  context: Context,
  limit: Limit,
  actor: Actor,
  { image, userId }: Upload,
): Promise<Outcome<{ message: string; url: string }>> {
  if (!userId) return refuse('invalid_input', { errors: { user_id: rule('user_id_required') } })
  if (!mayReplacePicture(actor, userId.toLowerCase())) return refuse('forbidden')
  const portrait = await pictureFrom(context, image, limit, actor)
  if (!portrait.ok) return portrait
  return context.database.transaction(async (trx) => {
    const profile = await queries.lockProfile(trx, actor.profileId)
    if (!profile) return refuse('not_found')
    const key = await storePicture(context, trx, portrait.value)
    await queries.setPicture(trx, profile.id, key)
    await dropPicture(trx, profile.picture_key)
    return ok({ message: messages.pictureUploaded, url: pictureUrl(key) as string })
  })
}

/** How many seconds somebody should wait whose pictures wait already. */
const BUSY_SECONDS = 5

/**
 * The portrait of an uploaded file, or another result of `draw`, for `storePicture`. Refuses a missing file, a file that
 * is not a picture, and more than the account may send. Slow. Throws FileUnavailable.
 */
export async function pictureFrom(
  context: Context,
  image: Uint8Array | undefined,
  limit: Limit,
  { accountId }: Actor,
  draw: DrawPicture = portraitOf,
): Promise<Outcome<FilePlace>> {
  if (!image) return refuse('invalid_input', { errors: { image: rule('picture_required') } })
  const tooMany = await counted([limit, accountId])
  if (tooMany) return tooMany
  const bytes = await draw(image, accountId)
  if (bytes === 'busy') {
    await giveBack([limit, accountId])
    return refuse('too_many_requests', { retryAfter: BUSY_SECONDS })
  }
  if (!bytes) return refuse('not_a_picture', { errors: { image: rule('not_a_picture') } })
  try {
    return ok(await putFile(context, 'pictures', bytes))
  } catch (error) {
    await giveBack([limit, accountId])
    throw error
  }
}

/** Stores a picture under a new key and returns the key. */
export async function storePicture(context: Context, trx: Trx, file: FilePlace): Promise<string> {
  const key = randomBytes(16).toString('hex')
  await keepFile(trx, file)
  await queries.insertPicture(trx, { key, ...file, created_at: new Date(context.clock.now()) })
  return key
}

/** Deletes the former picture, if there was one. Nothing may reference it any more. */
export async function dropPicture(trx: Trx, key: string | null): Promise<void> {
  if (key) await queries.deletePicture(trx, key)
}

/** Where the JPEG of a picture's address is; undefined if there is none. */
export async function pictureAt(context: Context, key: string): Promise<FilePlace | undefined> {
  return queries.pictureFile(context.database.root, key)
}

/** Deletes the profile of a student who never had a session or a match. The caller has checked that. */
export async function removeUnusedProfile(trx: Trx, profileId: string): Promise<void> {
  await dropPicture(trx, await queries.deleteProfile(trx, profileId))
}
