import type { JoiningStep } from '@shinequo/contract/coaches/own-page'
import { type Person, STUDENT_STAGES } from '@shinequo/contract/people'
import type { BulkAct, BulkCode, BulkTargetState } from '@shinequo/contract/people/bulk-acts'
import type { Invitation } from '@shinequo/contract/people/invitations'
import type { StudentRecord } from '@shinequo/contract/people/student-record'
import type { PeopleView } from '@shinequo/contract/people/views'
import { schoolName } from '@shinequo/contract/schools'
import { undoUntil } from '@shinequo/domain/people/bulk-acts'
import { INVITATION_MS, invitationState } from '@shinequo/domain/people/invitation-state'
import { personState } from '@shinequo/domain/people/person-state'
import { type SessionState, sessionState } from '@shinequo/domain/sessions/session-state'
import { sessionOf } from '../../plugins/database/session-state.ts'
import { pictureUrl } from '../../plugins/pictures.ts'
import type { Actor } from '../../plugins/tokens.ts'
import type { ActRow } from './bulk-acts/queries.ts'
import type { InvitationRow } from './invitations/queries.ts'
import type {
  PersonRow,
  RequestedAddress,
  StudentMatchRow,
  StudentRow,
  StudentSessionRow,
} from './queries.ts'
import type { ViewRow } from './views/queries.ts'

/** What the coaches feature knows about a coach. */
interface CoachFacts {
  readonly id: string
  readonly approved: boolean
  readonly toDo: readonly JoiningStep[]
  readonly changes: object | null
  readonly ready: boolean
  readonly capacity: number
  readonly students: number
  readonly version: number
}

/** The requested address of a person; null if none waits. */
function presentAddressChange({ requested_email, requested_at, link_until }: RequestedAddress) {
  if (requested_email === null || requested_at === null || link_until === null) return null
  return {
    email: requested_email,
    requested_at: requested_at.toISOString(),
    expires_at: link_until.toISOString(),
  }
}

/** A person for administrators. */
export function presentPerson(row: PersonRow, coach: CoachFacts | undefined): Person {
  return {
    id: row.id,
    email: row.email,
    first_name: row.first_name,
    last_name: row.last_name,
    role: row.role,
    state: personState({
      suspended: row.suspended_at !== null,
      coach: coach ?? null,
    }),
    created_at: row.created_at.toISOString(),
    deletes_at: row.deletion_due_at?.toISOString() ?? null,
    mail_refused: row.email_refused_at !== null,
    address_change: presentAddressChange(row),
    url: pictureUrl(row.picture_key),
    student: presentStanding(row),
    coach: coach
      ? {
          id: coach.id,
          capacity: coach.capacity,
          students: coach.students,
          version: coach.version,
          to_do: [...coach.toDo],
          changes_asked: coach.changes !== null,
        }
      : null,
  }
}

function presentStanding(row: PersonRow): Person['student'] {
  const stage = row.stage === null ? undefined : STUDENT_STAGES[row.stage]
  if (stage === undefined) return null
  const { coach_id, coach_name } = row
  return {
    stage,
    school: row.school ?? '',
    coach: coach_id !== null && coach_name !== null ? { id: coach_id, name: coach_name } : null,
    last_session: row.last_session?.toISOString() ?? null,
    next_session: row.next_session?.toISOString() ?? null,
  }
}

/** A saved view with what of it still holds. */
export function presentView({ id, name, search, query, school_gone, coach_gone }: ViewRow): PeopleView {
  const { school, coach, ...others } = query
  return {
    id,
    name,
    query: {
      ...others,
      ...(search !== '' && { search }),
      ...(school !== undefined && !school_gone && { school }),
      ...(coach !== undefined && !coach_gone && { coach }),
    },
    gone: [...(school_gone ? (['school'] as const) : []), ...(coach_gone ? (['coach'] as const) : [])],
  }
}

/** An invitation for administrators. */
export function presentInvitation(row: InvitationRow, now: number): Invitation {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    first_name: row.first_name,
    last_name: row.last_name,
    school: row.school,
    state: invitationState(row, now),
    created_at: row.created_at.toISOString(),
    sent_at: sentAt(row),
    expires_at: row.expires_at.toISOString(),
    invited_by: inviterOf(row),
    mail: row.mail_state && {
      state: row.mail_state,
      tries: row.mail_tries ?? 0,
      failure: row.mail_failure,
      reply_code: row.mail_reply_code,
      next_try_at: row.mail_next_try_at?.toISOString() ?? null,
    },
  }
}

/** Each new link is good for the same time. */
const sentAt = ({ expires_at }: InvitationRow) => new Date(expires_at.getTime() - INVITATION_MS).toISOString()

const inviterOf = ({ inviter_first, inviter_last }: InvitationRow) =>
  [inviter_first, inviter_last].filter(Boolean).join(' ')

/** An invitation at `now` as a row of a file, in the order of INVITATION_COLUMNS. */
export function presentInvitationRow(row: InvitationRow, now: number) {
  return [
    row.first_name,
    row.last_name,
    row.email,
    row.role,
    row.school_name ?? schoolName(row.school),
    invitationState(row, now),
    row.created_at.toISOString(),
    inviterOf(row),
    sentAt(row),
    row.expires_at.toISOString(),
  ]
}

type Outcome = StudentRecord['sessions'][number]['outcome']

/** What administrators see of a session's state. */
const OUTCOMES: Readonly<Record<SessionState, Outcome>> = {
  upcoming: 'ahead',
  running: 'ahead',
  held: 'held',
  missed: 'no_show',
  cancelled: 'cancelled',
}

/** A student's record at `now`, with the latest `shown` sessions. */
export function presentStudentRecord(
  rows: {
    readonly student: StudentRow
    readonly matches: readonly StudentMatchRow[]
    /** Latest first. */
    readonly sessions: readonly StudentSessionRow[]
  },
  now: number,
  shown: number,
): StudentRecord {
  const { student, matches } = rows
  const sessions = rows.sessions.map((row) => ({
    id: row.id,
    coach: row.coach,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    outcome: OUTCOMES[sessionState(sessionOf(row), now)],
  }))
  const count = (wanted: Outcome) => sessions.filter(({ outcome }) => outcome === wanted).length
  return {
    id: student.id,
    first_name: student.first_name,
    last_name: student.last_name,
    preferred_name: student.preferred_name,
    email: student.email,
    address_change: presentAddressChange(student),
    url: pictureUrl(student.picture_key),
    school: student.school,
    proof: proofOf(student),
    profile_completed: student.is_completed,
    matching_held: student.matching_held,
    state: personState({ suspended: student.suspended_at !== null, coach: null }),
    created_at: student.created_at.toISOString(),
    deletes_at: student.deletion_due_at?.toISOString() ?? null,
    matches: matches.map((match) => ({ ...match, created_at: match.created_at.toISOString() })),
    session_counts: {
      ahead: count('ahead'),
      held: count('held'),
      no_show: count('no_show'),
      cancelled: count('cancelled'),
    },
    sessions: sessions.slice(0, shown),
  }
}

function proofOf({ proved_school, proved_by, proved_at }: StudentRow): StudentRecord['proof'] {
  if (proved_school === null || proved_by === null || proved_at === null) return null
  return { school: proved_school, by: proved_by, at: proved_at.toISOString() }
}

/** An act on many people at `now`, with the number of targets in each state, to one who may have planned it. */
export function presentBulkAct(
  row: ActRow,
  counted: readonly { state: BulkTargetState; code: BulkCode | null; count: number }[],
  reader: Pick<Actor, 'accountId'>,
  now: number,
): BulkAct {
  const of = (state: BulkTargetState) =>
    counted.filter((one) => one.state === state).reduce((sum, { count }) => sum + count, 0)
  const states = ['planned', 'left_out', 'taken', 'done', 'failed', 'undone', 'kept'] as const
  const codes = Map.groupBy(
    counted.flatMap(({ code, count }) => (code ? [{ code, count }] : [])),
    ({ code }) => code,
  )
  const until = undoUntil(row.act, row.started_at?.getTime() ?? null)
  const canUndo = until !== null && (row.undo_started_at !== null || now <= until) && of('done') > 0
  return {
    id: row.id,
    act: row.act,
    capacity: row.capacity,
    school: row.school,
    note: row.note,
    reason: row.reason,
    created_at: row.created_at.toISOString(),
    counts: Object.fromEntries(states.map((state) => [state, of(state)])) as BulkAct['counts'],
    codes: [...codes]
      .map(([code, all]) => ({ code, count: all.reduce((sum, { count }) => sum + count, 0) }))
      .toSorted((one, other) => other.count - one.count),
    started: row.started_at !== null,
    more: row.more,
    undo_until: canUndo ? new Date(until).toISOString() : null,
    undoing: row.undo_started_at !== null,
    own: row.asked_by === reader.accountId,
  }
}

/** A person as a row of a file, in the order of PEOPLE_COLUMNS. `school`: its name, if staff have changed it. */
export function presentPersonRow(person: Person, school: string | null) {
  const { student } = person
  return [
    person.first_name,
    person.last_name,
    person.email,
    person.role,
    person.state,
    person.created_at,
    person.deletes_at,
    person.mail_refused ? 'yes' : 'no',
    student?.stage ?? null,
    student && (school ?? schoolName(student.school)),
    student?.coach?.name ?? null,
    student?.last_session ?? null,
    student?.next_session ?? null,
    person.coach?.students ?? null,
    person.coach?.capacity ?? null,
  ]
}
