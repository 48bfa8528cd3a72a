import type { Worry } from '@shinequo/contract/care/worries'
import { momentText, proseDateText } from '@shinequo/messages/times'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/care-worries'
import { Button } from '../../../components/ui/button.tsx'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { useCoachZone } from '../../../lib/account.ts'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { OF_A_PERSON } from '../../../lib/words-of.ts'
import { useWorries } from '../api/coach.ts'

interface WorryCardProps {
  /** The student's profile id. */
  readonly student: string
  readonly firstName: string
  /** Opens the dialog in which a worry is handed over. */
  readonly onWorry: () => void
}

/** What a coach can do with a worry about a student, and what became of the worries handed over before. */
export function WorryCard({ student, firstName, onWorry }: WorryCardProps) {
  const { data, error, isFetching, refetch } = useWorries(student)
  return (
    <Card aria-labelledby="worries">
      <CardHead id="worries" title={messages.title} />
      <p className="mb-4 text-sm text-muted">{messages.whatHappens(firstName)}</p>
      <Button kind="quiet" onClick={onWorry}>
        {messages.worriedAbout(firstName)}
      </Button>
      {data === undefined && error === null && (
        <>
          <Waiting className="sr-only">{actions.loading}</Waiting>
          <Skeleton className="mt-4 h-12 w-full" />
        </>
      )}
      {error !== null && data === undefined && (
        <ErrorState
          level="h3"
          title={messages.worriesDidNotLoad}
          message={messageOf(error)}
          retrying={isFetching}
          onRetry={refetch}
        />
      )}
      {data !== undefined && data.length > 0 && (
        <ul aria-label={messages.title} className="mt-4 divide-y divide-line">
          {data.map((worry) => (
            <WorryRow key={worry.id} worry={worry} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function WorryRow({ worry }: { readonly worry: Worry }) {
  const zone = useCoachZone()
  const when = (at: string) => momentText(Date.parse(at), zone)
  const { read, closed } = worry
  return (
    <li className="grid gap-1 py-3 text-sm [overflow-wrap:anywhere] last:pb-0">
      <p className="font-strong">
        {messages.toOn(worry.to, proseDateText(Date.parse(worry.created_at), zone))}
      </p>
      <p {...OF_A_PERSON} className="line-clamp-3 whitespace-pre-wrap">
        {worry.text}
      </p>
      <p className="text-muted">{read ? messages.readBy(read.by, when(read.at)) : messages.notReadYet}</p>
      {closed && <p className="text-muted">{messages.closedBy(closed.by, when(closed.at))}</p>}
    </li>
  )
}
