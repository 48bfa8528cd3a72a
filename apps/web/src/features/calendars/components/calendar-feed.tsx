import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/calendars'
import { useRef } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { useCalendarFeed, useEndFeed, useMakeFeed } from '../api/shared.ts'

/** The secret address at which a person's own calendar subscribes to their sessions: create, replace or delete it. */
export default function OwnFeed() {
  const feed = useCalendarFeed()
  const make = useMakeFeed()
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
  if (!feed.data) return <Waiting>{actions.loading}</Waiting>
  const made = feed.data.made_at !== null
  const url = made ? make.data?.url : undefined
  const failure = make.error ?? end.error
  // Buttons appear and disappear with the address, so the focus moves to the top.
  const goOn = { onSettled: () => top.current?.focus() }
  return (
    <div ref={top} tabIndex={-1} className="grid gap-4">
      <p className="max-w-[66ch] text-sm text-muted">{messages.aboutTheAddress}</p>
      {failure && <Note tone="danger">{messageOf(failure)}</Note>}
      {url && <FreshAddress url={url} />}
      {made && !url && <p className="text-sm font-medium">{messages.hasAnAddress}</p>}
      <div className="flex flex-wrap gap-3">
        <Button
          kind={made ? 'quiet' : 'primary'}
          busy={make.isPending}
          onClick={() => make.mutate(undefined, goOn)}
        >
          {made ? messages.makeANewAddress : messages.makeAnAddress}
        </Button>
        {made && (
          <Button kind="quiet" busy={end.isPending} onClick={() => end.mutate(undefined, goOn)}>
            {messages.endTheAddress}
          </Button>
        )}
      </div>
      {made && <p className="text-sm text-muted">{messages.newEndsTheFormer}</p>}
    </div>
  )
}

function FreshAddress({ url }: { readonly url: string }) {
  return (
    <Note tone="success">
      <p className="mb-3 font-strong">{messages.copyItNow}</p>
      <TextField
        label={messages.addressOfYourCalendar}
        name="calendar-address"
        value={url}
        readOnly
        onChange={() => undefined}
        onFocus={(event) => event.currentTarget.select()}
      />
    </Note>
  )
}
