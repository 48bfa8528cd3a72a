import { momentText } from '@shinequo/messages/times'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/calendars'
import { useRef } from 'react'
import toast from 'react-hot-toast'
import { Button } from '../../../components/ui/button.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { useCalendarFeed, useEndFeed } from '../api/shared.ts'

/**
 * The secret address of a person's calendar beside their sign-ins, since it opens a part of the account too, and a
 * button to end it. Nothing if there is none. Times are in `zone` (IANA).
 */
export default function FeedAccess({ zone }: { readonly zone: string }) {
  const feed = useCalendarFeed()
  const end = useEndFeed()
  const top = useRef<HTMLDivElement>(null)
  if (feed.error) {
    return (
      <ErrorState
        title={actions.thisPartDidNotLoad}
        message={messageOf(feed.error)}
        retrying={feed.isFetching}
        onRetry={() => void feed.refetch()}
      />
    )
  }
  const madeAt = feed.data?.made_at
  // Stays while there is nothing to show, for the focus: the pressed button disappears.
  return (
    <div
      ref={top}
      tabIndex={-1}
      className={madeAt ? 'flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line pt-3' : 'sr-only'}
    >
      {madeAt && (
        <>
          <div className="grid min-w-0 flex-1 basis-52 gap-0.5">
            <p className="font-strong">{messages.addressAmongSignIns}</p>
            <p className="text-sm text-muted">
              {messages.addressMadeOn(momentText(Date.parse(madeAt), zone))}
            </p>
            <p className="text-sm text-muted">{messages.addressEndsWith}</p>
          </div>
          <Button
            kind="quiet"
            size="small"
            busy={end.isPending}
            aria-label={messages.endPrivateAddress}
            onClick={() =>
              end.mutate(undefined, {
                onSuccess: () => toast.success(messages.addressEnded),
                onError: (error) => toast.error(messageOf(error)),
                onSettled: () => top.current?.focus(),
              })
            }
          >
            {messages.endIt}
          </Button>
        </>
      )}
    </div>
  )
}
