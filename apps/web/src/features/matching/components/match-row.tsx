import type { ProgrammeMatch } from '@shinequo/contract/matching/programme-matches'
import * as messages from '@shinequo/messages/web/matching-admin'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { CareFlag } from '../../../components/care/care-flag.tsx'
import { ownZone } from '../../../lib/own-zone.ts'
import { decidedWords } from '../match-words.ts'
import { CoachOf, type MatchAct, MatchActs, ReasonChips, StudentOf } from './match-parts.tsx'

interface MatchRowProps {
  readonly match: ProgrammeMatch
  /** An action on this match is in progress. */
  readonly busy: boolean
  /** The box that selects it; null if nothing can be done with many of the list. */
  readonly selectBox: ReactNode
  readonly onAct: (act: MatchAct) => void
}

/** A decided match: student, coach, reasons, status, and what can be done. */
export function MatchRow({ match, busy, selectBox, onAct }: MatchRowProps) {
  const { student, decided } = match
  const id = `match-${match.id}`
  const words = decidedWords(match, ownZone())
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line px-5 py-4 tablet:px-6">
      {selectBox}
      <div id={id} className="grid min-w-0 flex-1 basis-72 gap-2.5">
        <div className="grid items-center gap-x-4 gap-y-2 tablet:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
          <StudentOf student={student} />
          <ArrowRight
            aria-hidden="true"
            strokeWidth={1.75}
            className="size-5 text-muted max-tablet:ms-2.5 max-tablet:rotate-90 tablet:rtl:-scale-x-100"
          />
          <CoachOf coach={match.coach} />
        </div>
        <ReasonChips reasons={match.reason_codes} />
        <p className="text-sm text-muted [overflow-wrap:anywhere]">
          {decided && decided.reason !== '' ? messages.withReason(words, decided.reason) : words}
        </p>
        {decided?.needs_care && <CareFlag about={messages.whyChanged(student.first_name)} />}
      </div>
      <MatchActs match={match} describedBy={id} busy={busy} onAct={onAct} />
    </li>
  )
}
