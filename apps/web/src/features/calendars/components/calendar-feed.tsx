import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/calendars'
import { Button } from '../../../components/ui/button.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { useEndFeed, useMakeFeed } from '../api/shared.ts'
import { FeedRegion } from './feed-region.tsx'

/** The secret address at which a person's own calendar subscribes to their sessions: create, replace or delete it. */
export default function OwnFeed() {
  const make = useMakeFeed()
  const end = useEndFeed()
  const failure = make.error ?? end.error
  return (
    <FeedRegion className={() => 'grid gap-4'}>
      {(feed, act) => {
        if (!feed) return <Waiting>{actions.loading}</Waiting>
        const made = feed.made_at !== null
        const url = made ? make.data?.url : undefined
        return (
          <>
            <p className="max-w-[66ch] text-sm text-muted">{messages.aboutTheAddress}</p>
            {failure && <Note tone="danger">{messageOf(failure)}</Note>}
            {url && <FreshAddress url={url} />}
            {made && !url && <p className="text-sm font-medium">{messages.hasAnAddress}</p>}
            <div className="flex flex-wrap gap-3">
              <Button
                kind={made ? 'quiet' : 'primary'}
                busy={make.isPending}
                onClick={() => make.mutate(undefined, act)}
              >
                {made ? messages.makeANewAddress : messages.makeAnAddress}
              </Button>
              {made && (
                <Button kind="quiet" busy={end.isPending} onClick={() => end.mutate(undefined, act)}>
                  {messages.endTheAddress}
                </Button>
              )}
            </div>
            {made && <p className="text-sm text-muted">{messages.newEndsTheFormer}</p>}
          </>
        )
      }}
    </FeedRegion>
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
