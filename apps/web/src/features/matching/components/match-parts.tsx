import type { ProgrammeMatch } from '@shinequo/contract/matching/programme-matches'
import * as matching from '@shinequo/messages/web/matching'
import * as messages from '@shinequo/messages/web/matching-admin'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Avatar } from '../../../components/ui/avatar.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Chip } from '../../../components/ui/chip.tsx'
import { reasonWords } from '../../../lib/reason-words.ts'
import { useSchoolNames } from '../../../lib/school-list.ts'
import { nameOf } from '../match-words.ts'

/** What an administrator can do with a match. */
export type MatchAct = 'approve' | 'decline' | 'end' | 'pair'

type Student = Pick<ProgrammeMatch['student'], 'account_id' | 'first_name' | 'last_name' | 'url' | 'school'>

/** A student, with a link to their record. */
export function StudentOf({ student }: { readonly student: Student }) {
  const nameOfSchool = useSchoolNames([student.school])
  return (
    <Person name={nameOf(student)} url={student.url} about={nameOfSchool(student.school)}>
      <Link
        to={`/admin/students/${student.account_id}`}
        aria-label={messages.recordOf(nameOf(student))}
        className="-my-2 inline-flex min-h-11 items-center font-strong text-ink"
      >
        {nameOf(student)}
      </Link>
    </Person>
  )
}

/** The coach of a match, with the number of free places. */
export function CoachOf({ coach }: Pick<ProgrammeMatch, 'coach'>) {
  return (
    <Person name={nameOf(coach)} url={coach.url} about={messages.coachWithPlaces(coach.places_left)}>
      <span className="font-strong">{nameOf(coach)}</span>
    </Person>
  )
}

/** The reasons for a match. */
export function ReasonChips({ reasons }: { readonly reasons: ProgrammeMatch['reason_codes'] }) {
  return (
    <ul aria-label={matching.whatSpeaksForIt} className="flex flex-wrap gap-1.5 empty:hidden">
      {reasonWords(reasons).map((reason) => (
        <li key={reason}>
          <Chip tone="primary">{reason}</Chip>
        </li>
      ))}
    </ul>
  )
}

/** A note that the coach decides on this request, not the current user. */
export function CoachDecides({ match: { status, can, coach } }: { readonly match: ProgrammeMatch }) {
  if (status !== 'pending' || can.decide) return null
  return <p className="text-sm text-muted">{messages.coachDecides(coach.first_name)}</p>
}

interface MatchActsProps {
  readonly match: ProgrammeMatch
  /** The id of the element that says which match it is. */
  readonly describedBy: string
  /** An action on this match is in progress. */
  readonly busy: boolean
  readonly onAct: (act: MatchAct) => void
}

/** The buttons for what can be done with a match. */
export function MatchActs({ match: { can, status }, describedBy, busy, onAct }: MatchActsProps) {
  const act = (kind: 'primary' | 'quiet' | 'danger', what: MatchAct, label: string) => (
    <Button
      kind={kind}
      size="small"
      aria-describedby={describedBy}
      busy={busy && what === 'approve'}
      disabled={busy}
      onClick={() => onAct(what)}
    >
      {label}
    </Button>
  )
  return (
    <div className="flex flex-wrap gap-2">
      {can.decide && act('primary', 'approve', messages.approve)}
      {can.decide && act('quiet', 'decline', matching.decline)}
      {can.end && act('quiet', 'end', status === 'pending' ? messages.withdraw : messages.endMatch)}
      {(status === 'ended' || status === 'declined') && act('quiet', 'pair', messages.pairAgain)}
    </div>
  )
}

interface PersonProps {
  readonly name: string
  readonly url: string | null
  readonly about: string
  readonly children: ReactNode
}

function Person({ name, url, about, children }: PersonProps) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={name} url={url} size={40} />
      <span className="grid min-w-0 [overflow-wrap:anywhere]">
        {children}
        <span className="text-sm text-muted">{about}</span>
      </span>
    </span>
  )
}
