import type { Need } from '@shinequo/contract/programme/needs'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/programme'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { useNeeds } from '../api/admin.ts'
import { PLACE_OF_NEED } from '../need-places.ts'

/** What waits for the administrator, as links with counts, or that nothing does. */
export function NeedsLine() {
  const id = useId()
  const { data, error, isFetching, refetch } = useNeeds()
  return (
    <Card aria-labelledby={id} className="mb-5">
      <CardHead
        id={id}
        title={messages.needsYou}
        className="mb-2!"
        action={
          <ButtonLink kind="ghost" size="small" to="/admin/quiet">
            {messages.quietTitle}
          </ButtonLink>
        }
      />
      <div className="flex min-h-11 flex-wrap items-center gap-2">
        {data ? (
          <Needs needs={data.needs} />
        ) : error ? (
          <>
            <p role="alert">{messageOf(error)}</p>
            <Button kind="quiet" size="small" busy={isFetching} onClick={() => void refetch()}>
              {actions.tryAgain}
            </Button>
          </>
        ) : (
          <Skeleton className="h-11 w-full max-w-120" />
        )}
      </div>
      {data && data.care_held_back > 0 && (
        <Note tone="amber" className="mt-3">
          {messages.careHeldBack(data.care_held_back)}
        </Note>
      )}
    </Card>
  )
}

function Needs({ needs }: { readonly needs: readonly { need: Need; count: number }[] }) {
  if (needs.length === 0) {
    return (
      <p className="flex items-center gap-2 text-muted">
        <Check aria-hidden="true" strokeWidth={2} className="size-5 text-success" />
        {messages.nothingNeedsYou}
      </p>
    )
  }
  return (
    <ul className="flex flex-wrap gap-2">
      {needs.map(({ need, count }) => (
        <li key={need}>
          <Link
            to={PLACE_OF_NEED[need]}
            className={`inline-flex min-h-11 items-center rounded-full border px-4 py-1.5 text-sm font-strong no-underline hover:underline ${need === 'care' ? 'border-transparent bg-danger-soft text-danger' : 'border-line bg-sunken text-primary'}`}
          >
            {messages.NEEDS[need](count)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
