import { randomUUID } from 'node:crypto'
import type { QueryOf, ReplyOf } from '@shinequo/contract/endpoint'
import type {
  exportPeople as exportEndpoint,
  listPeople as listPeopleEndpoint,
  PeopleSort,
  PersonState,
} from '@shinequo/contract/people'
import type { StudentRecord } from '@shinequo/contract/people/student-record'
import * as value from '@shinequo/contract/values'
import { DAY } from '@shinequo/domain/time/zoned-day'
import { messagesOf } from '@shinequo/messages/server'
import * as z from 'zod/mini'
import { needsChanged } from '../../plugins/change-notifier.ts'
import type { Context } from '../../plugins/context.ts'
import type { CsvParts } from '../../plugins/csv.ts'
import type { Lagging } from '../../plugins/database/engine.ts'
import type { Sql } from '../../plugins/database/tables.ts'
import { type Outcome, ok, refuse } from '../../plugins/errors.ts'
import { keyText, pageOf, placeOf } from '../../plugins/page-cursor.ts'
import type { Actor } from '../../plugins/tokens.ts'
import * as ending from '../accounts/ending/service.ts'
import { accountPausedMail } from '../accounts/mail/account-paused.ts'
import * as signIns from '../accounts/sign-ins/service.ts'
import { record, recordExport, recordListOpened } from '../audit/service.ts'
import { availabilityChanged } from '../availability/service.ts'
import { coachStatuses } from '../coaches/service.ts'
import { freePlaces, giveBackPlaces } from '../matching/absences/service.ts'
import { enqueueMail } from '../notifications/service.ts'
import { mayBeDeletedBy, mayBeSuspendedBy } from './access.ts'
import { countInvited } from './invitations/service.ts'
import { presentPerson, presentPersonRow, presentStudentRecord } from './presenter.ts'
import * as queries from './queries.ts'
import { settleStandings } from './standings/service.ts'

const messages = messagesOf('en').people

const PAGE = 25
/** What a page goes on from, for each type that is sorted by. */
const KEYS = {
  text: z.tuple([keyText, value.id]),
  smallint: z.tuple([z.string().check(z.regex(/^\d{1,2}$/)), value.id]),
  timestamptz: z.tuple([
    keyText.check(z.refine((text) => /^-?infinity$/.test(text) || !Number.isNaN(Date.parse(text)))),
    value.id,
  ]),
}

type Asked = Omit<QueryOf<typeof exportEndpoint>, 'sort' | 'order'>

/** The conditions of a list. A condition or an order of students leaves everybody else out. */
export function peopleFilterOf(
  { search = '', role, stage, school, coach, last, next }: Asked,
  now: number,
  sort: PeopleSort = 'name',
): queries.PeopleFilter {
  const silentSince =
    last === undefined ? undefined : last === 'never' ? null : new Date(now - Number(last) * 7 * DAY)
  const students = { stage, school, coach, next, silentSince }
  const isOfStudents = queries.isOfStudents(sort) || Object.values(students).some((one) => one !== undefined)
  return { search, role, ...(isOfStudents && { students }) }
}

/** A page of people, with the number in each state. The view is audited. */
export async function listPeople(
  context: Context,
  actor: Actor,
  { cursor, sort, order, ...asked }: QueryOf<typeof listPeopleEndpoint>,
  lagging: Lagging,
): Promise<Outcome<ReplyOf<typeof listPeopleEndpoint>>> {
  const place = placeOf(cursor, KEYS[queries.keyTypeOf(sort)])
  if (!place.ok) return place
  await recordListOpened(context, actor, 'people')
  await settleStandings(context)
  const filter = peopleFilterOf(asked, context.clock.now(), sort)
  return ok(
    await lagging(async (sql) => ({
      ...(await pageOfPeople(sql, filter, asked.state, { sort, order }, place.value)),
      invited: await invitedBeside(sql, asked),
    })),
  )
}

/** How many were invited who would be in a list of all students or coaches; null for other lists. */
async function invitedBeside(sql: Sql, asked: Asked): Promise<number | null> {
  const { search = '', role, school, ...narrower } = asked
  const isWhole = Object.values(narrower).every((one) => one === undefined)
  if (!isWhole || role === undefined || role === 'admin') return null
  return countInvited(sql, { search, role, school })
}

async function pageOfPeople(
  sql: Sql,
  filter: queries.PeopleFilter,
  state: PersonState | undefined,
  by: queries.PeopleOrder,
  after: queries.PersonKey | undefined,
): Promise<Omit<ReplyOf<typeof listPeopleEndpoint>, 'invited'>> {
  // Whether a joining coach is complete is decided by a rule, not in SQL. These are few, so all are read and sorted out
  // here.
  const unapproved = await presentAll(sql, await queries.listPeople(sql, filter, { standing: 'unapproved' }))
  const waiting = unapproved.filter((person) => person.state === 'waiting').length
  const isUnapproved = state === 'joining' || state === 'waiting'
  const { active, suspended, isRare } = await queries.countPeople(sql, filter)
  const rows = isUnapproved
    ? await queries.listPeople(sql, filter, { standing: 'unapproved', by, after })
    : await queries.searchPeople(sql, filter, { standing: state, by, after, limit: PAGE + 1 }, isRare)
  const found = (await presentAll(sql, rows)).filter((person) => !isUnapproved || person.state === state)
  const sorted = new Map(rows.map((row) => [row.id, row.sort_key]))
  const { shown, next } = pageOf(found, PAGE, ({ id }) => [sorted.get(id) as string, id])
  return {
    people: [...shown],
    counts: { active, suspended, waiting, joining: unapproved.length - waiting },
    next,
  }
}

/** Ids of up to `most` people who fit a filter and state, by name. */
export async function idsOfPeople(
  sql: Sql,
  filter: queries.PeopleFilter,
  state: PersonState | undefined,
  most: number,
): Promise<string[]> {
  if (state === 'joining' || state === 'waiting') {
    const rows = await queries.listPeople(sql, filter, { standing: 'unapproved' })
    const people = await presentAll(sql, rows)
    return people
      .filter((person) => person.state === state)
      .slice(0, most)
      .map(({ id }) => id)
  }
  const rows = await queries.searchPeople(sql, filter, { standing: state, limit: most }, true)
  return rows.map(({ id }) => id)
}

/** People of an exported file that are read at once. */
const EXPORTED = 500

/** Everybody who fits a filter as rows of a file. The export is audited. */
export async function exportPeople(
  context: Context,
  actor: Actor,
  wanted: QueryOf<typeof exportEndpoint>,
): Promise<Outcome<CsvParts>> {
  const { sort, order, ...asked } = wanted
  const { state } = asked
  const { root } = context.database
  await recordExport(context, actor, 'people', wanted)
  await settleStandings(context)
  const filter = peopleFilterOf(asked, context.clock.now(), sort)
  const isUnapproved = state === 'joining' || state === 'waiting'
  const standing = isUnapproved ? 'unapproved' : state
  async function* parts() {
    let after: queries.PersonKey | undefined
    for (;;) {
      const page = { standing, by: { sort, order }, after, limit: EXPORTED } as const
      const rows = await queries.searchPeople(root, filter, page, true)
      const people = await presentAll(root, rows)
      yield people.flatMap((person, at) =>
        !isUnapproved || person.state === state
          ? [presentPersonRow(person, rows[at]?.school_name ?? null)]
          : [],
      )
      const last = rows.at(-1)
      if (rows.length < EXPORTED || !last) return
      after = [last.sort_key, last.id]
    }
  }
  return ok(parts())
}

async function presentAll(sql: Sql, rows: readonly queries.PersonRow[]) {
  const coaches = await coachStatuses(
    sql,
    rows.filter(({ role }) => role === 'coach').map(({ id }) => id),
  )
  return rows.map((row) => presentPerson(row, coaches.get(row.id)))
}

/** How many of a student's sessions a record shows. All of them are counted. */
const SESSIONS_SHOWN = 50

/** Opens the record of the student with this account. Each opening is audited in the same transaction. */
export async function openStudentRecord(
  context: Context,
  actor: Actor,
  accountId: string,
): Promise<Outcome<StudentRecord>> {
  return context.database.transaction(async (trx): Promise<Outcome<StudentRecord>> => {
    const student = await queries.studentOfAccount(trx, accountId)
    if (!student) return refuse('not_found')
    const { profile_id } = student
    await record(context, trx, actor, {
      action: 'student.viewed',
      subjectType: 'student',
      subjectId: profile_id,
      studentProfileId: profile_id,
    })
    const matches = await queries.matchesOf(trx, profile_id)
    const sessions = await queries.sessionsOf(trx, profile_id)
    return ok(presentStudentRecord({ student, matches, sessions }, context.clock.now(), SESSIONS_SHOWN))
  })
}

/** The audit action of each ending, and the message for the administrator. */
const ENDINGS = {
  suspended: ['account.suspended', messages.suspended],
  resumed: ['account.resumed', messages.resumed],
  'signed-out': ['account.signed_out', messages.signedOutEverywhere],
} as const

/**
 * Pauses or resumes an account or signs it out everywhere, at once and on every server. A pause is mailed to its owner.
 * Pausing a paused account, or resuming an active one, is a conflict: somebody else was faster. A paused student's
 * places with coaches become free; resuming gives back those that still are.
 */
export async function endSignIns(
  context: Context,
  actor: Actor,
  accountId: string,
  ending: signIns.Ending,
  reason: string,
): Promise<Outcome<{ message: string }>> {
  if (ending === 'suspended' && !mayBeSuspendedBy(actor, accountId)) return refuse('own_account')
  const [action, message] = ENDINGS[ending]
  let coachId: string | null = null
  let ended: signIns.EndedSignIns | null = null
  const outcome = await context.database.transaction(async (trx): Promise<Outcome<{ message: string }>> => {
    const person = await queries.personToAct(trx, accountId)
    if (!person) return refuse('not_found')
    ended = await signIns.endAllSignIns(context, trx, accountId, ending)
    if (!ended) return refuse('version_conflict')
    if (ending === 'suspended') {
      await enqueueMail(context, trx, accountPausedMail, [{ accountId, pauseId: randomUUID() }])
    }
    coachId = person.coach_id
    // A paused coach no longer waits for approval.
    if (coachId && ending !== 'signed-out') needsChanged(context)
    if (person.student_id && ending === 'suspended') {
      await freePlaces(context, trx, actor, person.student_id, { why: 'paused', reason })
    }
    if (person.student_id && ending === 'resumed') {
      await giveBackPlaces(context, trx, actor, person.student_id)
    }
    await record(context, trx, actor, {
      action,
      subjectType: 'account',
      subjectId: accountId,
      reason,
      ...(person.student_id && { studentProfileId: person.student_id }),
    })
    return ok({ message })
  })
  if (!outcome.ok) return outcome
  if (ended) signIns.signInsEnded(context, ended)
  // The times of a paused coach are no longer offered.
  if (coachId && ending !== 'signed-out') availabilityChanged(context, [coachId])
  return outcome
}

/**
 * Schedules another person's account for deletion in seven days. People delete their own account elsewhere, with the
 * password.
 */
export async function deletePerson(
  context: Context,
  actor: Actor,
  accountId: string,
  reason: string,
): Promise<Outcome<{ deletes_at: string }>> {
  if (!mayBeDeletedBy(actor, accountId)) return refuse('own_account')
  return ending.askForDeletion(context, { accountId, actor, reason })
}

/** Revokes the scheduled deletion of an account. */
export async function keepPerson(
  context: Context,
  actor: Actor,
  accountId: string,
  reason: string,
): Promise<Outcome<{ message: string }>> {
  return ending.keepAccount(context, { accountId, actor, reason })
}
