import type { Person } from '@shinequo/contract/people'
import { datedDayText, proseDateText } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/people'
import * as acts from '@shinequo/messages/web/people-acts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Avatar } from '../../../components/ui/avatar.tsx'
import { SelectBox } from '../../../components/ui/select-box.tsx'
import { ownZone } from '../../../lib/own-zone.ts'
import { useMediaQuery } from '../../../lib/use-media-query.ts'
import type { Selection } from '../../../lib/use-selection.ts'
import { PersonActs } from './person-acts.tsx'
import { PersonStatus } from './person-status.tsx'

const HEAD = 'px-3 py-2 text-start font-semibold first:ps-6 last:pe-6'
const CELL = 'px-3 py-2 align-middle first:ps-6 last:pe-6'

/** Shows how many students a coach has, and the maximum. */
export type ShowCapacity = (coach: NonNullable<Person['coach']>, name: string) => ReactNode

interface PeopleListProps {
  readonly selection: Selection
  readonly people: readonly Person[]
  readonly capacity: ShowCapacity
}

/** People as a table, or as cards on narrow screens. */
export function PeopleList({ people, capacity, selection }: PeopleListProps) {
  const wide = useMediaQuery('(min-width: 64rem)')
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
            {person.coach && capacity(person.coach, person.first_name)}
          </li>
        ))}
      </ul>
    )
  }
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{messages.title}</caption>
      <thead className="text-muted">
        <tr>
          <th scope="col" className={HEAD}>
            {messages.name}
          </th>
          <th scope="col" className={HEAD}>
            {messages.role}
          </th>
          <th scope="col" className={HEAD}>
            {messages.state}
          </th>
          <th scope="col" className={HEAD}>
            {messages.students}
          </th>
          <th scope="col" className={HEAD}>
            {messages.since}
          </th>
          <th scope="col" className={HEAD}>
            <span className="sr-only">{messages.acts}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.id} className="border-t border-line">
            <th scope="row" className={`${CELL} text-start font-normal`}>
              <span className="flex items-center gap-4">
                <Select person={person} selection={selection} />
                <Who person={person} />
              </span>
            </th>
            <td className={CELL}>{messages.ROLES[person.role]}</td>
            <td className={CELL}>
              <PersonStatus person={person} />
            </td>
            <td className={CELL}>{person.coach && capacity(person.coach, person.first_name)}</td>
            <td className={`${CELL} whitespace-nowrap text-muted`}>
              {datedDayText(Date.parse(person.created_at), ownZone())}
            </td>
            <td className={CELL}>
              <PersonActs person={person} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
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
