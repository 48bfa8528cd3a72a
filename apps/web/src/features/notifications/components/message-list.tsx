import type { Message } from '@shinequo/contract/notifications'
import { momentText } from '@shinequo/messages/times'
import * as notifications from '@shinequo/messages/web/notifications'
import toast from 'react-hot-toast'
import { Button } from '../../../components/ui/button.tsx'
import { StateLine } from '../../../components/ui/state-line.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { ownZone } from '../../../lib/own-zone.ts'
import { useMailWords } from '../../../lib/use-mail-words.ts'
import { useSendMessageAgain } from '../api/admin.ts'

interface MessageListProps {
  readonly messages: readonly Message[]
  /** Called when a mail was sent again and its row disappears. */
  readonly onSent: () => void
}

/** Failed mails, each with its reason and a button to send it again. */
export function MessageList({ messages, onSent }: MessageListProps) {
  return (
    <ul aria-label={notifications.messageList}>
      {messages.map((message) => (
        <Row key={message.id} message={message} onSent={onSent} />
      ))}
    </ul>
  )
}

function Row({ message, onSent }: { readonly message: Message; readonly onSent: () => void }) {
  const { id, kind, recipient, changed_at, reply_code, tries } = message
  const sendAgain = useSendMessageAgain()
  const { tone, text } = useMailWords(message)
  const whom = recipient ? recipient.name || recipient.email : notifications.somebody
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line px-5 py-4 tablet:px-6">
      <div className="grid min-w-0 flex-1 basis-60 gap-0.5 [overflow-wrap:anywhere]">
        <p className="font-strong">{whom}</p>
        {recipient?.name && <p className="text-sm text-muted">{recipient.email}</p>}
        <p className="text-sm">{notifications.KINDS[kind]}</p>
        <StateLine tone={tone}>{text}</StateLine>
        <p className="text-sm text-muted">
          {notifications.tried(tries, momentText(Date.parse(changed_at), ownZone()), reply_code)}
        </p>
      </div>
      <Button
        kind="quiet"
        size="small"
        busy={sendAgain.isPending}
        aria-label={notifications.sendAgainTo(whom, kind)}
        onClick={() =>
          sendAgain.mutate(id, {
            onSuccess: () => toast.success(notifications.sentAgainTo(whom)),
            onError: (error) => toast.error(messageOf(error)),
            onSettled: onSent,
          })
        }
      >
        {notifications.sendAgain}
      </Button>
    </li>
  )
}
