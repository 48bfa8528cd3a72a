import type { CoachStudent } from '@shinequo/contract/sessions/students'
import { studentStanding } from '@shinequo/domain/sessions/student-standing'
import * as actions from '@shinequo/messages/web/actions'
import * as bookings from '@shinequo/messages/web/bookings'
import * as navigation from '@shinequo/messages/web/navigation'
import * as messages from '@shinequo/messages/web/sessions'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { CareChip } from '../../../components/care/care-mark.tsx'
import { Avatar } from '../../../components/ui/avatar.tsx'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { Chip } from '../../../components/ui/chip.tsx'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { SearchField } from '../../../components/ui/search-field.tsx'
import { SelectField } from '../../../components/ui/select-field.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { useCoachZone } from '../../../lib/account.ts'
import { ageWords } from '../../../lib/age-words.ts'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { useSchoolNames } from '../../../lib/school-list.ts'
import { useChangeParameter } from '../../../lib/use-address.ts'
import { useCoachStudents } from '../api/coach.ts'
import { startWords } from '../session-words.ts'
import { filterNamed, STUDENT_FILTERS, type StudentFilter, studentsFound } from '../student-filters.ts'

/** A longer list is shown in pages of this many rows. */
const PAGE = 20

/**
 * Everybody matched with the signed-in coach, quiet ones first, and below them those who booked without a match; above
 * them, if only there somebody may need care. The URL stores search and filter.
 */
export function StudentList({ now }: { readonly now: number }) {
  const { data, error, isFetching, refetch } = useCoachStudents()
  // Most coaches have several students: the search is there from the start, so that nothing moves when they load.
  const isLoading = data === undefined && error === null
  const [parameters] = useSearchParams()
  const filter = filterNamed(parameters.get('show'))
  const search = parameters.get('search') ?? ''
  const list = `${filter} ${search}`
  const found = studentsFound(data ?? [], { filter, search, now })
  const matched = found.filter(({ matched_at }) => matched_at !== null)
  const booked = found.filter(({ matched_at }) => matched_at === null)
  const [matchedNeed, bookedNeed] = [matched, booked].map((all) => all.some((one) => one.needs_care))
  const bookedFirst = bookedNeed && !matchedNeed
  const group = booked.length > 0 && (
    <Card flush aria-labelledby="booked-not-matched">
      <div className="px-5 pt-5 tablet:px-6 tablet:pt-6">
        <CardHead id="booked-not-matched" title={messages.bookedNotMatched} className="mb-1!" />
        <p className="mb-2 text-sm text-muted">{messages.whoBookedWithoutMatch}</p>
      </div>
      <Rows key={list} students={booked} label={messages.bookedNotMatched} now={now} />
    </Card>
  )
  return (
    <>
      {(isLoading || (data !== undefined && data.length > 1)) && (
        <StudentSearch filter={filter} count={isLoading ? '\u00a0' : messages.studentsListed(found.length)} />
      )}
      <div
        key={isLoading ? 'loading' : 'loaded'}
        className="grid grid-cols-[minmax(0,1fr)] gap-4 tablet:gap-6"
      >
        {bookedFirst && group}
        {(matched.length > 0 || found.length === 0) && (
          <Card flush>
            {isLoading && <StudentsSkeleton />}
            {data === undefined && error !== null && (
              <ErrorState
                level="h2"
                title={messages.studentsDidNotLoad}
                message={messageOf(error)}
                retrying={isFetching}
                onRetry={refetch}
              />
            )}
            {data?.length === 0 && (
              <EmptyState art="no-coach" title={messages.noStudentYet}>
                {messages.showsWhenMatched}
              </EmptyState>
            )}
            {data && data.length > 0 && found.length === 0 && (
              <EmptyState
                art="nothing-here"
                title={messages.nobodyFound}
                action={
                  <ButtonLink kind="quiet" to="/coach/students">
                    {messages.showAllStudents}
                  </ButtonLink>
                }
              >
                {messages.tryAnotherSearch}
              </EmptyState>
            )}
            <Rows key={list} students={matched} label={navigation.students} now={now} />
          </Card>
        )}
        {!bookedFirst && group}
      </div>
    </>
  )
}

interface RowsProps {
  readonly students: readonly CoachStudent[]
  readonly label: string
  readonly now: number
}

/** One of the two lists, in pages; renders nothing if it is empty. */
function Rows({ students, label, now }: RowsProps) {
  const [shown, setShown] = useState(PAGE)
  const page = students.slice(0, shown)
  const nameOfSchool = useSchoolNames(page.map(({ school }) => school).filter(Boolean))
  return (
    <>
      {page.length > 0 && (
        <ul aria-label={label} className="divide-y divide-line">
          {page.map((student) => (
            <StudentRow
              key={student.id}
              student={student}
              school={student.school && nameOfSchool(student.school)}
              now={now}
            />
          ))}
        </ul>
      )}
      {students.length > shown && (
        <div className="border-t border-line p-4 text-center">
          <Button kind="quiet" onClick={() => setShown(shown + PAGE)}>
            {messages.showMoreStudents}
          </Button>
        </div>
      )}
    </>
  )
}

/** Search, filters, and how many students they find. */
function StudentSearch({ filter, count }: { readonly filter: StudentFilter; readonly count: string }) {
  const change = useChangeParameter()
  return (
    <div className="mb-4 grid items-start gap-4 tablet:grid-cols-[minmax(0,1fr)_15rem]">
      <SearchField hint={messages.searchHint} />
      <SelectField
        label={messages.whichStudents}
        hint={<span role="status">{count}</span>}
        value={filter}
        options={STUDENT_FILTERS.map((name) => [name, messages.FILTERS[name]] as const)}
        onChange={(event) => change('show', event.target.value === 'all' ? '' : event.target.value)}
      />
    </div>
  )
}

interface StudentRowProps {
  readonly student: CoachStudent
  /** The name of the student's school; '' if the coach does not know it. */
  readonly school: string
  readonly now: number
}

function StudentRow({ student, school, now }: StudentRowProps) {
  const name = `${student.user.first_name} ${student.user.last_name}`
  const { quiet, fresh, since } = studentStanding(student, now)
  const facts = bookings.facts([student.course, school])
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3.5 hover:bg-hover tablet:px-6">
      <Avatar name={name} url={student.url} size={48} />
      <div className="min-w-0 flex-1 basis-48">
        <Link
          to={`/coach/students/${encodeURIComponent(student.id)}`}
          className="inline-flex min-h-11 max-w-full items-center rounded-in font-strong text-ink [overflow-wrap:anywhere] after:absolute after:inset-0"
        >
          {name}
        </Link>
        {facts !== '' && <p className="text-sm text-muted [overflow-wrap:anywhere]">{facts}</p>}
        {student.asked && <p className="text-sm font-semibold">{messages.programmeAsks}</p>}
      </div>
      <p className="text-sm tabular-nums tablet:text-end">
        <span className="block">{whenWords(student, useCoachZone())}</span>
        <span className="text-muted">{messages.soFar(student.sessions)}</span>
      </p>
      {(quiet || fresh || student.needs_care) && (
        <p className="flex basis-full flex-wrap gap-2 tablet:basis-auto">
          {student.needs_care && <CareChip />}
          {(quiet || fresh) && (
            <Chip tone={quiet ? 'amber' : 'primary'}>
              {quiet ? messages.quietFor(ageWords(now - since)) : messages.newStudent}
            </Chip>
          )}
        </p>
      )}
    </li>
  )
}

/** The next session, or else the last one. */
function whenWords({ next_session, last_session, matched_at }: CoachStudent, zone: string): string {
  if (next_session) return messages.nextSession(startWords(next_session, zone))
  if (last_session) return messages.lastSession(startWords(last_session, zone))
  // Without a match only a missed session is left.
  return matched_at === null ? messages.missedTheSession : messages.nothingBookedYet
}

function StudentsSkeleton() {
  return (
    <div className="grid gap-4 p-5 tablet:px-6">
      <Waiting>{actions.loading}</Waiting>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-14 w-full" />
      ))}
    </div>
  )
}
