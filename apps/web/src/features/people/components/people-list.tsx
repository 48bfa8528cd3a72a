import type { Role } from '@shinequo/contract/accounts'
import type { Person } from '@shinequo/contract/people'
import { datedDayText, proseDateText } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/people'
import * as acts from '@shinequo/messages/web/people-acts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Avatar } from '../../../components/ui/avatar.tsx'
import { type Column, DataTable, type Sorting } from '../../../components/ui/data-table.tsx'
import { SelectBox } from '../../../components/ui/select-box.tsx'
import { ownZone } from '../../../lib/own-zone.ts'
import { useSchoolNames } from '../../../lib/school-list.ts'
import { useMediaQuery } from '../../../lib/use-media-query.ts'
import type { Selection } from '../../../lib/use-selection.ts'
import { PersonActs } from './person-acts.tsx'
import { PersonStatus } from './person-status.tsx'

/** Shows how many students a coach has, and the maximum. */
export type ShowCapacity = (coach: NonNullable<Person['coach']>, name: string) => ReactNode

interface PeopleListProps {
  readonly selection: Selection
  readonly people: readonly Person[]
  readonly capacity: ShowCapacity
  /** Whom the list is of; undefined for everybody. Each has columns of its own. */
  readonly role: Role | undefined
  readonly sorting: Sorting
  readonly onSort: (sorting: Sorting) => void
  /** Shows only students of this coach. */
  readonly onCoach: (id: string) => void
}

/** People as a table, or as cards on narrow screens. */
export function PeopleList(props: PeopleListProps) {
  const { people, capacity, selection, role, sorting, onSort } = props
  // The table of students has more columns.
  const wide = useMediaQuery(role === 'student' ? '(min-width: 88rem)' : '(min-width: 80rem)')
  const schoolOf = useSchoolNames(people.flatMap(({ student }) => student?.school ?? []))
  if (!wide) {
    return (
      <ul aria-label={messages.title}>
        {people.map((person) => (
          <li key={person.id} className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-line px-5 py-4">
            <div className="flex items-start justify-between gap-2">
              <span className="flex min-w-0 items-center gap-3">
                <Select person={person} selection={selection} />
                <Who person={person} />
              </span>
              <PersonActs person={person} />
            </div>
            <p className="text-sm text-muted">
              {messages.roleSince(person.role, proseDateText(Date.parse(person.created_at), ownZone()))}
            </p>
            <PersonStatus person={person} />
            {role === 'student' && person.student && (
              <StudentLines student={person.student} school={schoolOf(person.student.school)} />
            )}
            {person.coach && capacity(person.coach, person.first_name)}
          </li>
        ))}
      </ul>
    )
  }
  return (
    <DataTable
      caption={messages.title}
      columns={columnsOf(props, schoolOf)}
      rows={people}
      keyOf={({ id }) => id}
      sorting={sorting}
      onSort={onSort}
    />
  )
}

const dayOf = (at: string | null) => (at === null ? messages.none : datedDayText(Date.parse(at), ownZone()))

function StudentLines(props: { readonly student: NonNullable<Person['student']>; readonly school: string }) {
  const { student, school } = props
  return (
    <>
      <p className="text-sm [overflow-wrap:anywhere]">
        {[school, student.coach && messages.ofCoach(student.coach.name)].filter(Boolean).join(' · ')}
      </p>
      <p className="text-sm text-muted">
        {messages.sessionsInRow(dayOf(student.last_session), dayOf(student.next_session))}
      </p>
    </>
  )
}

function columnsOf(
  { selection, capacity, role, onCoach }: PeopleListProps,
  schoolOf: (value: string) => string,
): Column<Person>[] {
  const name: Column<Person> = {
    id: 'name',
    head: messages.name,
    sort: 'name',
    className: 'min-w-68',
    cell: (person) => (
      <span className="flex items-center gap-4">
        <Select person={person} selection={selection} />
        <Who person={person} />
      </span>
    ),
  }
  const status: Column<Person> = {
    id: 'state',
    head: role === 'student' ? messages.stage : messages.state,
    sort: role === 'student' ? 'stage' : undefined,
    cell: (person) => <PersonStatus person={person} />,
  }
  const joined: Column<Person> = {
    id: 'joined',
    head: messages.since,
    sort: 'joined',
    className: 'whitespace-nowrap text-muted',
    cell: (person) => datedDayText(Date.parse(person.created_at), ownZone()),
  }
  const acts: Column<Person> = {
    id: 'acts',
    head: messages.acts,
    hidden: true,
    cell: (person) => <PersonActs person={person} />,
  }
  const places: Column<Person> = {
    id: 'students',
    head: messages.students,
    cell: (person) => person.coach && capacity(person.coach, person.first_name),
  }
  const roles: Column<Person> = { id: 'role', head: messages.role, cell: ({ role }) => messages.ROLES[role] }
  if (role === 'student') return [name, status, ...studentColumns(schoolOf, onCoach), joined, acts]
  if (role === 'coach') return [name, status, places, joined, acts]
  if (role === 'admin') return [name, status, joined, acts]
  return [name, roles, status, places, joined, acts]
}

function studentColumns(
  schoolOf: (value: string) => string,
  onCoach: (id: string) => void,
): Column<Person>[] {
  const day = 'whitespace-nowrap text-muted'
  return [
    {
      id: 'school',
      head: messages.school,
      sort: 'school',
      className: 'min-w-32 [overflow-wrap:anywhere]',
      cell: ({ student }) => (student?.school ? schoolOf(student.school) : ''),
    },
    {
      id: 'coach',
      head: messages.coach,
      sort: 'coach',
      className: 'min-w-28',
      cell: ({ student }) => {
        const coach = student?.coach
        return (
          coach && (
            <button
              type="button"
              title={messages.onlyOfCoach(coach.name)}
              className="min-h-11 text-start text-primary underline [overflow-wrap:anywhere]"
              onClick={() => onCoach(coach.id)}
            >
              {coach.name}
            </button>
          )
        )
      },
    },
    {
      id: 'last',
      head: messages.lastSession,
      sort: 'last',
      className: day,
      cell: ({ student }) => student && dayOf(student.last_session),
    },
    {
      id: 'next',
      head: messages.nextSession,
      sort: 'next',
      className: day,
      cell: ({ student }) => student && dayOf(student.next_session),
    },
  ]
}

function Select({ person, selection }: { readonly person: Person; readonly selection: Selection }) {
  return (
    <SelectBox
      label={acts.select(`${person.first_name} ${person.last_name}`)}
      checked={selection.has(person.id)}
      disabled={selection.all}
      onChange={() => selection.toggle(person.id)}
    />
  )
}

function Who({ person }: { readonly person: Person }) {
  const name = `${person.first_name} ${person.last_name}`
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={name} url={person.url} size={40} />
      <span className="grid min-w-0 [overflow-wrap:anywhere]">
        {person.role === 'student' ? (
          <Link
            to={`/admin/students/${person.id}`}
            aria-label={messages.recordOf(name)}
            className="-my-2 inline-flex min-h-11 items-center font-strong text-ink"
          >
            {name}
          </Link>
        ) : (
          <CoachName person={person} name={name} />
        )}
        <span className="text-sm text-muted">{person.email}</span>
      </span>
    </span>
  )
}

/** A coach's name leads to their page; an administrator has none. */
function CoachName({ person: { coach }, name }: { readonly person: Person; readonly name: string }) {
  if (!coach) return <span className="font-strong">{name}</span>
  return (
    <Link
      to={`/admin/coaches/${coach.id}`}
      aria-label={messages.recordOf(name)}
      className="-my-2 inline-flex min-h-11 items-center font-strong text-ink"
    >
      {name}
    </Link>
  )
}
