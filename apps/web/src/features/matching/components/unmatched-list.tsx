import type { UnmatchedStudent } from '@shinequo/contract/matching/unmatched'
import { datedDayText } from '@shinequo/messages/times'
import * as admin from '@shinequo/messages/web/matching-admin'
import type { ReactNode } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { Chip } from '../../../components/ui/chip.tsx'
import { ListRegion } from '../../../components/ui/list-region.tsx'
import { SelectBox } from '../../../components/ui/select-box.tsx'
import { ageWords } from '../../../lib/age-words.ts'
import { ownZone } from '../../../lib/own-zone.ts'
import { useNow } from '../../../lib/use-now.ts'
import type { Selection } from '../../../lib/use-selection.ts'
import type { useUnmatched } from '../api/admin.ts'
import { nameOf } from '../match-words.ts'
import { StudentOf } from './match-parts.tsx'
import { WaitingDots } from './waiting-dots.tsx'

interface UnmatchedListProps {
  readonly query: ReturnType<typeof useUnmatched>
  readonly empty: { readonly title: string; readonly words?: string; readonly action?: ReactNode }
  readonly label: string
  /** Acts on those who are selected. */
  readonly bar?: ReactNode
}

function Students({
  query,
  empty,
  label,
  bar,
  row,
}: UnmatchedListProps & { readonly row: (student: UnmatchedStudent) => ReactNode }) {
  const students = query.data?.pages.flatMap((page) => page.students) ?? []
  return (
    <ListRegion
      count={admin.studentsListed}
      shown={students.length}
      total={query.data?.pages[0]?.total}
      query={query}
      empty={empty}
      bar={bar}
    >
      <ul aria-label={label}>
        {students.map((student) => (
          <li
            key={student.id}
            className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line px-5 py-4 tablet:px-6"
          >
            {row(student)}
          </li>
        ))}
      </ul>
    </ListRegion>
  )
}

/** Students who have answered and have no coach yet: for how long, what holds it up, and pairing by hand. */
export function NoCoachList({
  onPair,
  ...list
}: Omit<UnmatchedListProps, 'label'> & { readonly onPair: (student: UnmatchedStudent) => void }) {
  const now = useNow()
  return (
    <Students
      {...list}
      label={admin.noCoachYet}
      row={(student) => (
        <>
          <div className="grid min-w-0 flex-1 basis-60 gap-2">
            <StudentOf student={student} />
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2 tablet:ps-13">
              <WaitingDots age={now - Date.parse(student.since)} />
              {student.held && <Chip>{admin.heldBack}</Chip>}
              {!student.known && <Chip>{admin.notConfirmed}</Chip>}
            </div>
          </div>
          <Button
            kind="quiet"
            size="small"
            aria-label={admin.pairByHandFor(nameOf(student))}
            onClick={() => onPair(student)}
          >
            {admin.pairByHand}
          </Button>
        </>
      )}
    />
  )
}

/** Students with a profile and without answers: for how long, and when they were reminded. */
export function NoAnswersList({
  selection,
  ...list
}: Omit<UnmatchedListProps, 'label'> & { readonly selection: Selection }) {
  const now = useNow()
  return (
    <Students
      {...list}
      label={admin.LISTS.no_answers}
      row={(student) => (
        <>
          <SelectBox
            label={admin.selectStudent(nameOf(student))}
            checked={selection.has(student.account_id)}
            disabled={selection.all}
            onChange={() => selection.toggle(student.account_id)}
          />
          <div className="min-w-0 flex-1 basis-48">
            <StudentOf student={student} />
          </div>
          <p className="text-sm text-muted">
            {admin.sinceAge(ageWords(now - Date.parse(student.since)))}
            {' · '}
            {student.reminded_at === null
              ? admin.neverReminded
              : admin.remindedOn(datedDayText(Date.parse(student.reminded_at), ownZone()))}
          </p>
        </>
      )}
    />
  )
}
