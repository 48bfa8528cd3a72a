import { randomUUID } from 'node:crypto'
import type { Role } from '@shinequo/contract/accounts'
import type { Trx } from '../plugins/database/tables.ts'
import { seedAnswers } from '../seeds/answers.ts'
import { seedCareRequest } from '../seeds/care.ts'
import { seedCoach } from '../seeds/coaches.ts'
import { seedDataExport } from '../seeds/data-exports.ts'
import { seedCoachChange, seedMatch } from '../seeds/matches.ts'
import { seedMessages } from '../seeds/messages.ts'
import { type SeededPerson, seedAccount, seedStudent } from '../seeds/people.ts'
import { seedRosterImport } from '../seeds/rosters.ts'
import {
  seedBooking,
  seedChatMessage,
  seedFeedback,
  seedNote,
  seedSuggestion,
  seedTimeOff,
} from '../seeds/sessions.ts'
import { seedStories, seedStoryMessage, seedStoryReports } from '../seeds/stories.ts'
import { seedView } from '../seeds/views.ts'

type People = Record<Role, SeededPerson>

/**
 * A row that exports contain something of: the roles whose exports may, as far as the decision for its table allows.
 */
export interface OwnRow {
  readonly table: string
  readonly where: Readonly<Record<string, string>>
  readonly holders: readonly Role[]
}

export interface ExportWorld {
  readonly people: People
  /** All rows that are not listed here belong to strangers. */
  readonly own: readonly OwnRow[]
}

/** The address in an invitation and in a roster entry of the student. */
export const STUDENT_ADDRESS = 'noor@school.example'
const NOW = new Date('2026-11-20T14:00:00Z')
/** The first bytes of each portrait. Strangers have others. */
export const PORTRAITS = { student: Buffer.from('JPEG student'), coach: Buffer.from('JPEG coach') }

/**
 * A student, a coach and an administrator who know each other, with rows in every table, and strangers with the same.
 */
export async function seedExportWorld(trx: Trx): Promise<ExportWorld> {
  const people = await seedPeople(trx, STUDENT_ADDRESS, PORTRAITS)
  const strangers = await seedPeople(trx, 'stranger@school.example', {})
  const own: OwnRow[] = [
    { table: 'student_profiles', where: { id: people.student.profileId }, holders: ['student'] },
    { table: 'coaches', where: { id: people.coach.profileId }, holders: ['coach'] },
    // The coach knows this stranger too, but only by first name.
    { table: 'accounts', where: { id: strangers.student.accountId }, holders: [] },
  ]
  for (const whose of [people, strangers]) {
    const rows = [
      ...(await seedTraces(trx, whose)),
      ...(await seedSessions(trx, whose)),
      ...(await seedWall(trx, whose)),
      ...(await seedOffice(trx, whose)),
    ]
    if (whose === people) own.push(...rows)
  }
  own.push(...(await seedMeetings(trx, people, strangers)))
  return { people, own }
}

async function seedPeople(
  trx: Trx,
  email: string,
  pictures: { student?: Buffer; coach?: Buffer },
): Promise<People> {
  const student = await seedStudent(trx, { email, ...(pictures.student && { picture: pictures.student }) })
  const coach = await seedCoach(trx, { picture: pictures.coach ?? Buffer.from('JPEG stranger') })
  const admin = await seedAccount(trx, { role: 'admin' })
  await seedAnswers(trx, { student_profile_id: student.profileId, created_at: NOW })
  await seedTimeOff(trx, coach.profileId, NOW.getTime())
  const closed = { coach_id: coach.profileId, date: '2026-12-24', start_minute: null, end_minute: null }
  await trx.insertInto('date_overrides').values(closed).execute()
  return { student, coach, admin }
}

/** Traces of signing in and of requests. */
async function seedTraces(trx: Trx, people: People): Promise<OwnRow[]> {
  const own: OwnRow[] = []
  for (const { accountId: account_id, actor } of Object.values(people)) {
    const holders = [actor.role]
    const id = randomUUID()
    await trx
      .insertInto('refresh_families')
      .values({ id, account_id, ends_at: NOW, ended_at: null })
      .execute()
    const token = { token_hash: randomUUID(), family_id: id, created_at: NOW, spent_at: null }
    await trx
      .insertInto('refresh_tokens')
      .values({ ...token, parent_hash: null })
      .execute()
    const seen = { first_seen_at: NOW, last_seen_at: NOW }
    await trx
      .insertInto('known_devices')
      .values({ account_id, device_hash: randomUUID(), ...seen })
      .execute()
    await trx
      .insertInto('former_addresses')
      .values({ id: randomUUID(), account_id, email: `former-${account_id}@school.example`, until: NOW })
      .execute()
    const wanted_address = { account_id, id: randomUUID(), code_hash: 'a hash', expires_at: NOW }
    await trx
      .insertInto('address_codes')
      .values({ ...wanted_address, email: `wanted-${account_id}@school.example` })
      .execute()
    await trx
      .insertInto('address_requests')
      .values({
        account_id,
        id: randomUUID(),
        email: `requested-${account_id}@school.example`,
        token_hash: `a hash of ${account_id}`,
        requested_at: NOW,
        expires_at: NOW,
      })
      .execute()
    const mailed = { account_id, id: randomUUID(), place: 'a digest', code_hash: 'a hash', expires_at: NOW }
    await trx
      .insertInto('mailed_codes')
      .values({ ...mailed, purpose: 'email_proof' })
      .execute()
    const proof = { account_id, id: randomUUID(), code_hash: 'a hash', expires_at: NOW }
    await trx.insertInto('email_proofs').values(proof).execute()
    const reset = { account_id, id: randomUUID(), code_hash: 'a hash', expires_at: NOW }
    await trx.insertInto('password_resets').values(reset).execute()
    const kept = {
      account_id,
      key: 'a key',
      request_hash: 'a hash',
      reply: '{}',
      created_at: NOW,
    }
    await trx.insertInto('idempotency_keys').values(kept).execute()
    await trx.insertInto('rate_limits').values({ key: account_id, expire: null }).execute()
    await seedDataExport(trx, account_id, NOW.getTime())
    const [message] = await seedMessages(trx, [{ account_id }])
    const wanted = {
      reminder_day: true,
      reminder_hour: false,
      feedback_asked: true,
      note_shared: true,
      answers_reminder: true,
      coach_requests: true,
      coach_ratings: false,
      coach_asks: true,
      suggestion: true,
    }
    await trx
      .insertInto('notification_choices')
      .values({ account_id, ...wanted })
      .execute()
    own.push({ table: 'accounts', where: { id: account_id }, holders })
    own.push({ table: 'refresh_families', where: { id }, holders })
    own.push({ table: 'known_devices', where: { account_id }, holders })
    own.push({ table: 'former_addresses', where: { account_id }, holders })
    own.push({ table: 'address_codes', where: { account_id }, holders })
    own.push({ table: 'address_requests', where: { account_id }, holders })
    own.push({ table: 'messages', where: { id: message! }, holders })
    own.push({ table: 'notification_choices', where: { account_id }, holders })
  }
  return own
}

/** Answers, a match, a session with feedback, and notes of the coach: one shared, one private. */
async function seedSessions(trx: Trx, { student, coach }: People): Promise<OwnRow[]> {
  const pair = { student_profile_id: student.profileId, coach_id: coach.profileId }
  const match = await seedMatch(trx, { ...pair, factors: [] })
  const change = await seedCoachChange(trx, { ...pair, match })
  const { bookingId } = await seedBooking(trx, { ...pair, starts_at: NOW })
  await seedFeedback(trx, { booking_id: bookingId, coach_id: coach.profileId, coach_rating: 4 })
  const mark = { booking_id: bookingId, marked_at: NOW, student_was_at: NOW, both_were_at: NOW }
  await trx.insertInto('no_shows').values(mark).execute()
  const suggestion = await seedSuggestion(trx, pair)
  const said = { booking_id: bookingId, sent_at: NOW }
  const bySelf = await seedChatMessage(trx, said)
  const byCoach = await seedChatMessage(trx, { ...said, author: 'coach' })
  const shared = await seedNote(trx, { ...pair, shared: true })
  const secret = await seedNote(trx, pair)
  const answers = await trx
    .selectFrom('responses as r')
    .innerJoin('response_sets as s', 's.id', 'r.response_set_id')
    .select('r.id')
    .where('s.student_profile_id', '=', student.profileId)
    .where('r.answer_text', 'is not', null)
    .execute()
  return [
    ...answers.map(({ id }) => ({ table: 'responses', where: { id }, holders: ['student'] as const })),
    { table: 'match_requests', where: { id: match }, holders: ['student'] },
    { table: 'coach_changes', where: { id: change }, holders: ['student'] },
    { table: 'bookings', where: { id: bookingId }, holders: ['student', 'coach'] },
    { table: 'suggestions', where: { id: suggestion }, holders: ['student', 'coach'] },
    { table: 'session_messages', where: { id: bySelf }, holders: ['student'] },
    { table: 'session_messages', where: { id: byCoach }, holders: ['student', 'coach'] },
    { table: 'feedback', where: { booking_id: bookingId }, holders: ['student'] },
    { table: 'coach_notes', where: { id: shared }, holders: ['student', 'coach'] },
    { table: 'coach_notes', where: { id: secret }, holders: ['coach'] },
  ]
}

/** A story of the student decided by the administrator, what the staff may read, and the proof of a school. */
async function seedWall(trx: Trx, { student, coach, admin }: People): Promise<OwnRow[]> {
  const own = { student_profile_id: student.profileId }
  const care = await seedCareRequest(trx, { ...own, answered_at: NOW, answered_by: admin.accountId })
  const worry = await seedCareRequest(trx, { ...own, place: 'worry', coach_id: coach.profileId })
  const school = { ...own, id: randomUUID(), email: student.email, code_hash: 'a hash', expires_at: NOW }
  await trx.insertInto('school_codes').values(school).execute()
  await trx
    .insertInto('proved_addresses')
    .values({ ...own, digest: student.profileId })
    .execute()
  const story = { student_profile_id: student.profileId, decided_by: admin.accountId, tags: ['a tag'] }
  const [id] = await seedStories(trx, [story])
  const message = await seedStoryMessage(trx, { story_id: id!, sent_by: admin.accountId, answer: 'Yes' })
  return [
    { table: 'stories', where: { id: id! }, holders: ['student', 'admin'] },
    { table: 'story_messages', where: { id: message }, holders: ['student'] },
    { table: 'care_requests', where: { id: care }, holders: ['student'] },
    { table: 'care_requests', where: { id: worry }, holders: ['coach'] },
    { table: 'school_codes', where: { ...own }, holders: ['student'] },
  ]
}

/** What the administrator did: an invitation and a roster with the student, and acts on student and coach. */
async function seedOffice(trx: Trx, { student, coach, admin }: People): Promise<OwnRow[]> {
  const { email } = student
  const by = admin.accountId
  const invitation = { id: randomUUID(), token_hash: randomUUID(), email, role: 'student' as const }
  const names = { first_name: 'Noor', last_name: 'Sample', invited_by: by, accepted_at: NOW }
  await trx
    .insertInto('invitations')
    .values({ ...invitation, ...names, created_at: NOW, expires_at: NOW, revoked_at: null })
    .execute()
  const import_id = await seedRosterImport(trx, { rows: [{ email }] })
  await trx
    .updateTable('roster_imports')
    .set({ created_by: by, counts: '{}' })
    .where('id', '=', import_id)
    .execute()
  const versions = trx.selectFrom('questionnaire_versions').select(({ fn }) => fn.countAll<number>().as('n'))
  const { n: version } = await versions.executeTakeFirstOrThrow()
  await trx
    .insertInto('questionnaire_versions')
    .values({ version: version + 1, saved_at: NOW, saved_by: by, added: 1, edited: 0, removed: 0 })
    .execute()
  const run = {
    id: randomUUID(),
    begun_at: NOW,
    finished_at: NOW,
    asked_by: by,
    by_hand: true,
    removed: '{}',
  }
  await trx.insertInto('retention_runs').values(run).execute()
  const view = await seedView(trx, by)
  const aboutStudent = await seedEntry(trx, admin, student.profileId, student.profileId)
  const aboutCoach = await seedEntry(trx, admin, coach.accountId)
  return [
    { table: 'invitations', where: { id: invitation.id }, holders: ['student'] },
    { table: 'roster_imports', where: { id: import_id }, holders: ['admin'] },
    { table: 'people_views', where: { id: view }, holders: ['admin'] },
    { table: 'roster_rows', where: { import_id }, holders: ['student'] },
    ...['audit_chain', 'audit_fields'].flatMap((table): OwnRow[] => [
      { table, where: { position: aboutStudent }, holders: ['student', 'admin'] },
      { table, where: { position: aboutCoach }, holders: ['coach', 'admin'] },
    ]),
  ]
}

/** An entry of the audit. Returns its position. */
async function seedEntry(
  trx: Trx,
  actor: SeededPerson,
  subject_id: string,
  student?: string,
): Promise<string> {
  const digest = Buffer.alloc(32)
  const digests = { actor_digest: digest, subject_digest: digest, reason_digest: digest }
  const act = { id: randomUUID(), at: NOW, action: 'student.viewed', subject_type: 'student' }
  const { position } = await trx
    .insertInto('audit_chain')
    .values({ ...act, ...digests, actor_role: actor.actor.role })
    .returning('position')
    .executeTakeFirstOrThrow()
  const salts = { actor_salt: digest, subject_salt: digest, reason_salt: digest }
  const fields = { subject_id, details: '{}', reason: '', student_profile_id: student ?? null }
  await trx
    .insertInto('audit_fields')
    .values({ position, actor_account_id: actor.accountId, ...fields, ...salts })
    .execute()
  return String(position)
}

/**
 * Rows shared between people and strangers: each takes part in the row, and its texts belong to the stranger or to
 * another person.
 */
async function seedMeetings(trx: Trx, people: People, strangers: People): Promise<OwnRow[]> {
  const pair = { student_profile_id: strangers.student.profileId, coach_id: people.coach.profileId }
  const { bookingId } = await seedBooking(trx, { ...pair, starts_at: new Date(NOW.getTime() + 86_400_000) })
  await seedFeedback(trx, { booking_id: bookingId, coach_id: pair.coach_id, coach_rating: 2 })
  const [ofStranger] = await seedStories(trx, [
    { student_profile_id: strangers.student.profileId, decided_by: people.admin.accountId },
  ])
  const [ofStudent] = await seedStories(trx, [{ student_profile_id: people.student.profileId }])
  const by = { student_profile_id: people.student.profileId }
  await seedStoryReports(trx, [
    { story_id: ofStranger!, ...by },
    { story_id: ofStudent!, student_profile_id: strangers.student.profileId },
  ])
  const thanks = [
    { story_id: ofStranger!, ...by },
    { story_id: ofStudent!, student_profile_id: strangers.student.profileId },
  ]
  await trx
    .insertInto('story_thanks')
    .values(thanks.map((one) => ({ ...one, created_at: NOW })))
    .execute()
  await trx
    .insertInto('wall_waits')
    .values(
      [by, { student_profile_id: strangers.student.profileId }].map((one) => ({ ...one, asked_at: NOW })),
    )
    .execute()
  return [
    { table: 'bookings', where: { id: bookingId }, holders: ['coach'] },
    { table: 'stories', where: { id: ofStranger! }, holders: ['admin'] },
    { table: 'stories', where: { id: ofStudent! }, holders: ['student'] },
    { table: 'story_reports', where: { story_id: ofStranger! }, holders: ['student'] },
    { table: 'story_thanks', where: { story_id: ofStranger! }, holders: ['student'] },
    { table: 'wall_waits', where: by, holders: ['student'] },
  ]
}
