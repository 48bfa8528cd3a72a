import { momentText } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/calendars'
import toast from 'react-hot-toast'
import { Button } from '../../../components/ui/button.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { useEndFeed } from '../api/shared.ts'
import { FeedRegion } from './feed-region.tsx'

/**
 * The secret address of a person's calendar beside their sign-ins, since it opens a part of the account too, and a
 * button to end it. Nothing if there is none. Times are in `zone` (IANA).
 */
export default function FeedAccess({ zone }: { readonly zone: string }) {
  const end = useEndFeed()
  return (
    <FeedRegion
      className={(feed) =>
        feed?.made_at ? 'flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line pt-3' : 'sr-only'
      }
    >
      {(feed, act) =>
        feed?.made_at && (
          <>
            <div className="grid min-w-0 flex-1 basis-52 gap-0.5">
              <p className="font-strong">{messages.addressAmongSignIns}</p>
              <p className="text-sm text-muted">
                {messages.addressMadeOn(momentText(Date.parse(feed.made_at), zone))}
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
                  ...act,
                })
              }
            >
              {messages.endIt}
            </Button>
          </>
        )
      }
    </FeedRegion>
  )
}
