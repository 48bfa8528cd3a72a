import type { MailCounts } from '@shinequo/contract/notifications'
import * as notifications from '@shinequo/messages/web/notifications'
import { useRef } from 'react'
import toast from 'react-hot-toast'
import { Button } from '../../../components/ui/button.tsx'
import { ListRegion } from '../../../components/ui/list-region.tsx'
import { PageHead } from '../../../components/ui/page-heading.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { useFailedMail, useSendGivenUp } from '../api/admin.ts'
import { MessageList } from '../components/message-list.tsx'

/** /admin/mail: mail that was not delivered, and why. */
export default function AdminMailPage() {
  const list = useFailedMail()
  const messages = list.data?.pages.flatMap((page) => page.messages) ?? []
  const counts = list.data?.pages.at(-1)?.counts
  const panel = useRef<HTMLElement>(null)
  // The clicked button disappears with its row, so the focus moves to the list.
  const goOn = () => panel.current?.focus()
  return (
    <>
      <PageHead lede={notifications.mailLede}>{notifications.mail}</PageHead>
      <dl className="mb-4 flex flex-wrap gap-x-6 gap-y-1">
        <Count label={notifications.refused} count={counts?.refused} />
        <Count label={notifications.gaveUp} count={counts?.given_up} />
        <Count label={notifications.toBeTriedAgain} count={counts?.retrying} />
        <Count label={notifications.onTheirWay} count={counts?.due} />
        <Count label={notifications.plannedAhead} count={counts?.ahead} />
      </dl>
      <section ref={panel} aria-label={notifications.failedMessages} tabIndex={-1}>
        <ListRegion
          count={notifications.messagesListed}
          shown={messages.length}
          total={counts && counts.refused + counts.given_up + counts.retrying}
          query={list}
          empty={{
            title: notifications.allGoneOut,
            words: notifications.whatIsListed,
          }}
        >
          {counts && counts.given_up > 0 && <AllAgain counts={counts} onSent={goOn} />}
          <MessageList messages={messages} onSent={goOn} />
        </ListRegion>
      </section>
    </>
  )
}

function Count({ label, count }: { readonly label: string; readonly count: number | undefined }) {
  return (
    <div className="flex items-baseline gap-2">
      <dt className="text-sm text-muted">{label}</dt>
      {/* Reserves the width until the number is loaded. */}
      <dd className="min-w-[3ch] font-strong tabular-nums">{count ?? '–'}</dd>
    </div>
  )
}

function AllAgain({ counts, onSent }: { readonly counts: MailCounts; readonly onSent: () => void }) {
  const sendAll = useSendGivenUp()
  return (
    <div className="px-5 py-3 tablet:px-6">
      <Button
        kind="quiet"
        busy={sendAll.isPending}
        onClick={() =>
          sendAll.mutate(undefined, {
            onSuccess: ({ messages }) => toast.success(notifications.beingSentAgain(messages)),
            onError: (error) => toast.error(messageOf(error)),
            onSettled: onSent,
          })
        }
      >
        {notifications.sendAllAgain(counts.given_up)}
      </Button>
    </div>
  )
}
