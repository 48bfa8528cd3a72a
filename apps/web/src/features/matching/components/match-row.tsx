import type { ProgrammeMatch } from '@shinequo/contract/programme'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { CareFlag } from '../../../components/care/care-flag.tsx'
import { Avatar } from '../../../components/ui/avatar.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Chip } from '../../../components/ui/chip.tsx'
import { ownZone } from '../../../lib/own-zone.ts'
import { useSchoolNames } from '../../../lib/school-list.ts'
import { decidedWords, nameOf, placesWords } from './match-words.ts'
import { WaitingDots } from './waiting-dots.tsx'

/** What an administrator can do with a match. */
export type MatchAct = 'approve' | 'decline' | 'end' | 'pair'

interface MatchRowProps {
  readonly match: ProgrammeMatch
  readonly now: number
  /** Something is being done with this match. */
  readonly busy: boolean
  readonly onAct: (act: MatchAct) => void
}

/** A student and a coach, what speaks for the two, how it stands, and what can be done. */
export function MatchRow({ match, now, busy, onAct }: MatchRowProps) {
  const { student, coach, reasons, can, status, decided } = match
  const nameOfSchool = useSchoolNames([student.school])
  const words = `match-${match.id}`
  const act = (kind: 'primary' | 'quiet' | 'danger', what: MatchAct, label: string) => (
    <Button
      kind={kind}
      size="small"
      aria-describedby={words}
      busy={busy && what === 'approve'}
      disabled={busy}
      onClick={() => onAct(what)}
    >
      {label}
    </Button>
  )
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line px-5 py-4 tablet:px-6">
      <div id={words} className="grid min-w-0 flex-1 basis-72 gap-2.5">
        <div className="grid items-center gap-x-4 gap-y-2 tablet:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
          <Person name={nameOf(student)} url={student.url} about={nameOfSchool(student.school)}>
            <Link
              to={`/admin/students/${student.account_id}`}
              aria-label={`Record of ${nameOf(student)}`}
              className="-my-2 inline-flex min-h-11 items-center font-strong text-ink"
            >
              {nameOf(student)}
            </Link>
          </Person>
          <ArrowRight
            aria-hidden="true"
            strokeWidth={1.75}
            className="size-5 text-muted max-tablet:ml-2.5 max-tablet:rotate-90"
          />
          <Person name={nameOf(coach)} url={coach.url} about={`Coach · ${placesWords(coach.places_left)}`}>
            <span className="font-strong">{nameOf(coach)}</span>
          </Person>
        </div>
        <ul aria-label="What speaks for it" className="flex flex-wrap gap-1.5 empty:hidden">
          {reasons.map((reason) => (
            <li key={reason}>
              <Chip tone="primary">{reason}</Chip>
            </li>
          ))}
        </ul>
        {status === 'pending' ? (
          <WaitingDots age={now - Date.parse(match.created_at)} />
        ) : (
          <p className="text-sm text-muted [overflow-wrap:anywhere]">
            {decidedWords(match, ownZone())}
            {decided && decided.reason !== '' && ` · “${decided.reason}”`}
          </p>
        )}
        {decided?.needs_care && <CareFlag about={`Why ${student.first_name} changed coaches`} />}
        {status === 'pending' && !can.decide && (
          <p className="text-sm text-muted">{coach.first_name} decides.</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {can.decide && act('primary', 'approve', 'Approve')}
        {can.decide && act('quiet', 'decline', 'Decline')}
        {can.end && act('quiet', 'end', status === 'pending' ? 'Take back' : 'End match')}
        {(status === 'ended' || status === 'declined') && act('quiet', 'pair', 'Pair again')}
      </div>
    </li>
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
