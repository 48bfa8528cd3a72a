import { proseDateText } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/accounts'
import toast from 'react-hot-toast'
import { Button } from '../../../components/ui/button.tsx'
import { Sentence } from '../../../components/ui/sentence.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { useKeepAccount } from '../api/shared.ts'

interface DeletionBannerProps {
  readonly deletesAt: string
  /** The IANA zone of the displayed day. */
  readonly zone: string
}

/** Shown above every page if the account is going to be deleted: when, and a button to keep it. */
export default function DeletionBanner({ deletesAt, zone }: DeletionBannerProps) {
  const keep = useKeepAccount()
  return (
    <section
      aria-label={messages.yourAccount}
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-b border-line bg-accent-soft px-4 py-2.5 text-sm"
    >
      <p className="font-medium">
        <Sentence
          parts={messages.accountWillBeDeleted(
            <span className="inline-block">{proseDateText(Date.parse(deletesAt), zone)}</span>,
          )}
        />
      </p>
      <Button
        kind="quiet"
        size="small"
        busy={keep.isPending}
        onClick={() =>
          keep.mutate(undefined, {
            onSuccess: () => {
              toast.success(messages.accountStays)
              // The button disappears with the banner.
              document.getElementById('main')?.focus()
            },
            onError: (error) => toast.error(messageOf(error)),
          })
        }
      >
        {messages.keepMyAccount}
      </Button>
    </section>
  )
}
