import type { MatchDecision, StudentRequest } from '@shinequo/contract/matching/student-requests'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/matching'
import * as profiles from '@shinequo/messages/web/profiles'
import { useRef, useState } from 'react'
import toast from 'react-hot-toast'
import { CareFlag } from '../../../components/care/care-flag.tsx'
import { Languages } from '../../../components/names/languages.tsx'
import { AskDialog } from '../../../components/ui/ask-dialog.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Card } from '../../../components/ui/card.tsx'
import { Chip } from '../../../components/ui/chip.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { Sentence } from '../../../components/ui/sentence.tsx'
import { useCoachZone } from '../../../lib/account.ts'
import { ageWords } from '../../../lib/age-words.ts'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { focusAfterDialog } from '../../../lib/focus-main.ts'
import { labelOf } from '../../../lib/label-of.ts'
import { reasonWords } from '../../../lib/reason-words.ts'
import { useSchoolNames } from '../../../lib/school-list.ts'
import { OF_A_PERSON } from '../../../lib/words-of.ts'
import { answerByWords } from '../answer-words.ts'
import { useDecide, useStudentRequests } from '../api/coach.ts'

/**
 * The requests that wait for the signed-in coach. Renders nothing if there are none, which is always the case in a
 * programme where coaches do not decide.
 */
export function StudentRequests({
  now,
  className = '',
}: {
  readonly now: number
  readonly className?: string
}) {
  const { data, error, isFetching, refetch } = useStudentRequests()
  const heading = useRef<HTMLHeadingElement>(null)
  const nameOfSchool = useSchoolNames((data ?? []).map(({ school }) => school))
  const [declining, setDeclining] = useState<StudentRequest>()
  const decide = useDecide()
  const zone = useCoachZone()
  const settle = (request: StudentRequest, decision: MatchDecision) =>
    decide.mutate(
      { id: request.id, decision },
      {
        onSuccess: () => {
          toast.success(
            decision === 'accepted'
              ? messages.isYourStudentNow(request.first_name)
              : messages.matchedWithSomebodyElse(request.first_name),
          )
          setDeclining(undefined)
          // The pressed buttons were removed together with their row, so move the focus.
          focusAfterDialog(() => heading.current ?? document.getElementById('main'))
        },
        onError: (failure) => {
          toast.error(messageOf(failure))
          setDeclining(undefined)
        },
      },
    )
  if (data === undefined && error !== null) {
    return (
      <Card className={className}>
        <ErrorState
          level="h2"
          title={messages.requestsFailed}
          message={messageOf(error)}
          retrying={isFetching}
          onRetry={refetch}
        />
      </Card>
    )
  }
  if (data === undefined || data.length === 0) return null
  return (
    <Card aria-labelledby="student-requests" className={className}>
      <h2
        id="student-requests"
        ref={heading}
        tabIndex={-1}
        className="mb-4 text-lg font-strong tracking-snug"
      >
        {messages.studentsWhoWait}
      </h2>
      <ul className="divide-y divide-line">
        {data.map((request) => {
          const { id, first_name, course, school, degree, language_preference } = request
          const facts = [
            course && <span {...OF_A_PERSON}>{course}</span>,
            labelOf(profiles.DEGREES, degree),
            nameOfSchool(school),
            language_preference && <Languages text={language_preference} />,
          ].filter(Boolean)
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
              <div id={`request-${id}`} className="min-w-0 flex-1 basis-64">
                <p className="font-strong">{first_name}</p>
                <p className="text-sm text-muted [overflow-wrap:anywhere]">
                  <Sentence parts={facts.flatMap((fact, at) => (at === 0 ? [fact] : [' · ', fact]))} />
                </p>
                {request.needs_care && (
                  <CareFlag about={messages.whatStudentWrote(first_name)} className="mt-2" />
                )}
                <ul
                  aria-label={messages.whatSpeaksForIt}
                  className="mt-2 flex flex-wrap gap-1.5 empty:hidden"
                >
                  {reasonWords(request.reason_codes).map((reason) => (
                    <li key={reason}>
                      <Chip tone="primary">{reason}</Chip>
                    </li>
                  ))}
                </ul>
                <p className="mt-2 text-sm text-muted">
                  {messages.waits(ageWords(now - Date.parse(request.created_at)))} ·{' '}
                  <span className="font-medium text-ink">{answerByWords(request.answer_by, now, zone)}</span>
                </p>
              </div>
              <div className="flex flex-wrap gap-2">
                <Button
                  size="small"
                  aria-describedby={`request-${id}`}
                  busy={decide.isPending && decide.variables.id === id}
                  onClick={() => settle(request, 'accepted')}
                >
                  {messages.accept(first_name)}
                </Button>
                <Button
                  kind="quiet"
                  size="small"
                  aria-describedby={`request-${id}`}
                  disabled={decide.isPending}
                  onClick={() => setDeclining(request)}
                >
                  {messages.decline}
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
      {declining && (
        <AskDialog
          title={messages.declineStudentAsked(declining.first_name)}
          description={messages.notMatchedAgain(declining.first_name)}
          act={messages.declineStudent(declining.first_name)}
          keep={actions.cancel}
          busy={decide.isPending}
          onClose={() => setDeclining(undefined)}
          onAct={() => settle(declining, 'declined')}
        >
          <p>{actions.cannotBeUndone}</p>
        </AskDialog>
      )}
    </Card>
  )
}
