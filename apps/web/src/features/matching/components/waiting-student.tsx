import type { ProgrammeMatch } from '@shinequo/contract/matching/programme-matches'
import * as messages from '@shinequo/messages/web/matching-admin'
import type { ReactNode } from 'react'
import { Chip } from '../../../components/ui/chip.tsx'
import { nameOf } from '../match-words.ts'
import { CoachDecides, CoachOf, type MatchAct, MatchActs, ReasonChips, StudentOf } from './match-parts.tsx'
import { WaitingDots } from './waiting-dots.tsx'

interface WaitingStudentProps {
  /** The pending requests of one student, the longest waiting first; at least one. */
  readonly requests: readonly ProgrammeMatch[]
  readonly now: number
  /** The request with an action in progress. */
  readonly busyWith: string | undefined
  /** The box that selects a request. */
  readonly selectBox: (match: ProgrammeMatch) => ReactNode
  readonly onAct: (match: ProgrammeMatch, act: MatchAct) => void
}

/** A waiting student: for how long, and each coach who was asked, with the reasons and what can be done. */
export function WaitingStudent({ requests, now, busyWith, selectBox, onAct }: WaitingStudentProps) {
  const [first] = requests
  if (!first) return null
  return (
    <li className="grid gap-3 border-t border-line px-5 py-4 tablet:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
          <StudentOf student={first.student} />
          {first.student.coaches > 0 && <Chip>{messages.coachesOfStudent(first.student.coaches)}</Chip>}
        </div>
        <WaitingDots age={now - Date.parse(first.created_at)} />
      </div>
      <ul aria-label={messages.coachesFor(nameOf(first.student))} className="grid gap-2 tablet:ps-13">
        {requests.map((match) => (
          <li
            key={match.id}
            className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-box border border-line p-3 tablet:px-4"
          >
            {selectBox(match)}
            <div id={`match-${match.id}`} className="grid min-w-0 flex-1 basis-60 gap-2.5">
              <CoachOf coach={match.coach} />
              <ReasonChips reasons={match.reason_codes} />
              <CoachDecides match={match} />
            </div>
            <MatchActs
              match={match}
              describedBy={`match-${match.id}`}
              busy={busyWith === match.id}
              onAct={(act) => onAct(match, act)}
            />
          </li>
        ))}
      </ul>
    </li>
  )
}
