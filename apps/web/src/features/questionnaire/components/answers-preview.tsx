import type { BodyInput } from '@shinequo/contract/endpoint'
import type {
  AnswersPreview as Preview,
  previewResponses,
  StayingCoach,
} from '@shinequo/contract/questionnaire'
import * as messages from '@shinequo/messages/web/questionnaire'
import { useEffect, useId, useRef } from 'react'
import { ActionBar } from '../../../components/ui/action-bar.tsx'
import { Avatar } from '../../../components/ui/avatar.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { fullName } from '../../../lib/coach-words.ts'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { reasonWords } from '../../../lib/reason-words.ts'
import { useAnswersPreview } from '../api/student.ts'
import { fitRows, newCoachWords, summaryWords } from '../preview-words.ts'

interface AnswersPreviewProps {
  readonly answers: BodyInput<typeof previewResponses>
  readonly sending: boolean
  /** Sends the answers. With a coach's id, the student then wants to replace this coach. */
  readonly onSend: (coachId?: string) => void
  readonly onBack: () => void
}

/** What changed answers would change, before they are sent. If the preview fails, the student can still send them. */
export function AnswersPreview({ answers, sending, onSend, onBack }: AnswersPreviewProps) {
  const { data, error, isFetching, refetch } = useAnswersPreview(answers)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <h2 ref={heading} tabIndex={-1} className="-my-2 py-2 text-xl font-bold tracking-snug">
          {messages.beforeYouSend}
        </h2>
        <div className="mt-1.5 max-w-[66ch] text-muted">
          {messages.nothingSentYet} <span role="status">{data && summaryWords(data)}</span>
        </div>
      </div>
      {data && <Staying coaches={data.staying} sending={sending} onSend={onSend} />}
      {data && <NewCoaches preview={data} />}
      {!data && error !== null && (
        <Card>
          <ErrorState
            title={messages.previewFailed}
            message={messages.sendAllTheSame(messageOf(error))}
            retrying={isFetching}
            onRetry={refetch}
          />
        </Card>
      )}
      {!data && error === null && <PreviewSkeleton />}
      <ActionBar className="grid gap-x-5 tablet:flex tablet:items-center">
        {/* Disabled until the preview is shown, so that pressing 'Submit' twice does not send. */}
        <Button
          size="large"
          busy={sending}
          disabled={!data && error === null}
          onClick={() => onSend()}
          className="tablet:min-w-40"
        >
          {messages.sendMyAnswers}
        </Button>
        <Button kind="ghost" disabled={sending} onClick={onBack} className="max-tablet:mt-1">
          {messages.backToMyAnswers}
        </Button>
      </ActionBar>
    </div>
  )
}

interface StayingProps {
  readonly coaches: readonly StayingCoach[]
  readonly sending: boolean
  readonly onSend: (coachId: string) => void
}

function Staying({ coaches, sending, onSend }: StayingProps) {
  const id = useId()
  if (coaches.length === 0) return null
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title={messages.coachesStay(coaches.length)} className="mb-1!" />
      <p className="max-w-[66ch] text-sm text-muted">{messages.noneTakenAway}</p>
      <ul className="mt-4 grid grid-cols-[minmax(0,1fr)]">
        {coaches.map((coach) => (
          <StayingRow key={coach.id} coach={coach} sending={sending} onSend={onSend} />
        ))}
      </ul>
    </Card>
  )
}

interface StayingRowProps extends Omit<StayingProps, 'coaches'> {
  readonly coach: StayingCoach
}

function StayingRow({ coach, sending, onSend }: StayingRowProps) {
  const name = `${coach.first_name} ${coach.last_name}`
  const rows = fitRows(coach)
  const [unmet] = reasonWords(coach.unmet_code ? [coach.unmet_code] : [])
  return (
    <li className="flex items-start gap-4 border-t border-line py-4 last:pb-0">
      <Avatar name={name} url={coach.url} size={44} />
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] justify-items-start gap-2 [overflow-wrap:anywhere]">
        <p className="font-strong leading-snug">{name}</p>
        {rows.length > 0 && (
          <dl className="grid gap-1.5 text-sm">
            {rows.map(([what, reasons]) => (
              <div key={what}>
                <dt className="inline font-semibold">{messages.beforeReasons(what)}</dt>
                <dd className="inline text-muted">{reasons}</dd>
              </div>
            ))}
          </dl>
        )}
        {unmet && <p className="text-sm">{unmet}</p>}
        {rows.length === 0 && !unmet && (
          <p className="text-sm text-muted">{messages.nothingForOrAgainst(coach.first_name)}</p>
        )}
        <Button
          kind="quiet"
          size="small"
          disabled={sending}
          onClick={() => onSend(coach.id)}
          aria-label={messages.sendThenAskFor(name)}
        >
          {messages.sendThenAsk}
        </Button>
      </div>
    </li>
  )
}

function NewCoaches({ preview }: { readonly preview: Preview }) {
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title={messages.newCoaches} className="mb-1!" />
      <p className="max-w-[66ch] text-sm text-muted">{newCoachWords(preview)}</p>
      {preview.joining.length > 0 && (
        <ul className="mt-4 grid grid-cols-[minmax(0,1fr)]">
          {preview.joining.map(({ coach, reason_codes }) => (
            <li key={coach.id} className="flex items-start gap-4 border-t border-line py-4 last:pb-0">
              <Avatar name={fullName(coach)} url={coach.url} size={44} />
              <div className="grid min-w-0 gap-1 text-sm [overflow-wrap:anywhere]">
                <p className="text-base font-strong leading-snug">{fullName(coach)}</p>
                {reasonWords(reason_codes).map((reason) => (
                  <p key={reason} className="text-muted">
                    {reason}
                  </p>
                ))}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function PreviewSkeleton() {
  return (
    <Card>
      <Waiting>{messages.lookingAtChanges}</Waiting>
      {[0, 1].map((row) => (
        <div key={row} className="mt-5 flex gap-4">
          <Skeleton className="size-11 rounded-full" />
          <div className="grid flex-1 content-start gap-2">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-4 w-3/5" />
          </div>
        </div>
      ))}
    </Card>
  )
}
