import { ROLES } from '@shinequo/contract/accounts'
import {
  LAST_SESSIONS,
  NEXT_SESSIONS,
  type PersonState,
  personStates,
  STUDENT_STAGES,
} from '@shinequo/contract/people'
import * as messages from '@shinequo/messages/web/people'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { SchoolSearch } from '../../../components/schools/school-search.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { FilterToggle } from '../../../components/ui/filter-toggle.tsx'
import { SearchField } from '../../../components/ui/search-field.tsx'
import { SelectField } from '../../../components/ui/select-field.tsx'
import { cappedCount } from '../../../lib/counted.ts'
import { useSchoolNames } from '../../../lib/school-list.ts'
import { useChangeParameter } from '../../../lib/use-address.ts'
import type { AskedPeople } from '../people-address.ts'

/** What of the address is about students alone. */
const OF_STUDENTS = ['stage', 'school', 'coach', 'last', 'next', 'sort', 'order']

interface PeopleFiltersProps {
  readonly asked: AskedPeople
  /** How many there are in each state; undefined until it is known. */
  readonly counts: Readonly<Record<PersonState, number>> | undefined
  /** The name of the chosen coach; undefined if no row has it. */
  readonly coachName: string | undefined
  readonly onSort: (option: string) => void
}

/** What a list of people can be narrowed by. The address has all of it. On phones a button unfolds all but the search. */
export function PeopleFilters({ asked, counts, coachName, onSort }: PeopleFiltersProps) {
  const change = useChangeParameter()
  const { role, state, sort, order } = asked
  const isStudents = role === 'student'
  const isInvited = state === 'invited' || asked.stage === 'invited'
  const sorts = Object.entries(isInvited ? messages.INVITED_SORTS : messages.SORT_OPTIONS).filter(
    ([option]) => isStudents || option.startsWith('name') || option.startsWith('joined'),
  )
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const folded = isOpen ? '' : 'max-tablet:hidden'
  const chosen = [role, state, asked.stage, asked.school, asked.coach, asked.last, asked.next]
  return (
    <search>
      <div className="mb-4 grid gap-4 tablet:grid-cols-[minmax(0,1fr)_12rem_15rem]">
        <SearchField hint={messages.searchHint} />
        <FilterToggle
          chosen={chosen.filter(Boolean).length}
          isOpen={isOpen}
          onToggle={() => setIsOpen(!isOpen)}
          controls={`${id} ${id}-more`}
        />
        <div id={id} className={`grid gap-4 tablet:contents ${folded}`}>
          <SelectField
            label={messages.role}
            value={role ?? ''}
            onChange={({ target }) => {
              change('role', target.value)
              // They would make it a list of students again.
              if (target.value !== 'student') for (const name of OF_STUDENTS) change(name, '')
            }}
            options={[['', messages.everyRole], ...ROLES.map((one) => [one, messages.ROLES[one]] as const)]}
          />
          <SelectField
            label={messages.state}
            value={state ?? ''}
            onChange={({ target }) => {
              change('state', target.value)
              // Those have no status.
              if (asked.stage === 'invited') change('stage', '')
            }}
            options={[
              ['', messages.everyState],
              ...personStates.map(
                (one) =>
                  [
                    one,
                    counts ? messages.stateWithCount(one, cappedCount(counts[one])) : messages.STATES[one],
                  ] as const,
              ),
              ...(isStudents ? [] : [['invited', messages.INVITED] as const]),
            ]}
          />
        </div>
      </div>
      <div id={`${id}-more`} className={folded}>
        {isStudents && <StudentFilters asked={asked} coachName={coachName} />}
        <SelectField
          className={isStudents ? 'mb-4 min-[88rem]:hidden' : 'mb-4 min-[80rem]:hidden'}
          label={messages.sortedBy}
          value={`${sort} ${order}`}
          onChange={(event) => onSort(event.target.value)}
          options={sorts}
        />
      </div>
    </search>
  )
}

function StudentFilters({ asked, coachName }: Pick<PeopleFiltersProps, 'asked' | 'coachName'>) {
  const change = useChangeParameter()
  const choose = (name: string) => (event: { target: { value: string } }) => change(name, event.target.value)
  const { stage, school = '', coach, last, next } = asked
  const schoolOf = useSchoolNames([school])
  return (
    <>
      <div className="mb-4 grid grid-cols-[minmax(0,1fr)] items-start gap-4 tablet:grid-cols-4">
        <SelectField
          label={messages.stage}
          value={stage ?? ''}
          onChange={choose('stage')}
          options={[
            ['', messages.everyStage],
            ['invited', messages.INVITED],
            ...STUDENT_STAGES.map((one) => [one, messages.STAGES[one]] as const),
          ]}
        />
        <SchoolSearch
          name="school"
          label={messages.school}
          chosen={school && schoolOf(school)}
          clearable
          onChoose={(chosen) => change('school', chosen?.value ?? '')}
        />
        {stage !== 'invited' && (
          <>
            <SelectField
              label={messages.lastSession}
              value={last ?? ''}
              onChange={choose('last')}
              options={[
                ['', messages.anyTime],
                ...LAST_SESSIONS.map((one) => [one, messages.LAST[one]] as const),
              ]}
            />
            <SelectField
              label={messages.nextSession}
              value={next ?? ''}
              onChange={choose('next')}
              options={[
                ['', messages.anyTime],
                ...NEXT_SESSIONS.map((one) => [one, messages.NEXT[one]] as const),
              ]}
            />
          </>
        )}
      </div>
      <p className="mb-4 text-sm text-muted">{messages.stageMeans}</p>
      {coach && (
        <p className="mb-4 flex flex-wrap items-center gap-3 text-sm">
          {messages.ofCoach(coachName ?? messages.chosenCoach)}
          <Button kind="quiet" size="small" onClick={() => change('coach', '')}>
            <X aria-hidden="true" className="size-4" />
            {messages.everyCoach}
          </Button>
        </p>
      )}
    </>
  )
}
