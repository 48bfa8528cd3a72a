import type { Message } from '@shinequo/contract/notifications'
import { momentText } from '@shinequo/messages/times'
import * as notifications from '@shinequo/messages/web/notifications'
import toast from 'react-hot-toast'
import { Button } from '../../../components/ui/button.tsx'
import { type Column, DataTable } from '../../../components/ui/data-table.tsx'
import { StateLine } from '../../../components/ui/state-line.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { ownZone } from '../../../lib/own-zone.ts'
import { useMailWords } from '../../../lib/use-mail-words.ts'
import { useMediaQuery } from '../../../lib/use-media-query.ts'
import { useSendMessageAgain } from '../api/admin.ts'

interface MessageListProps {
  readonly messages: readonly Message[]
  /** Called when a mail was sent again and its row disappears. */
  readonly onSent: () => void
}

/** Failed mails as a table, or as cards on narrow screens, each with its reason and a button to send it again. */
export function MessageList({ messages, onSent }: MessageListProps) {
  const wide = useMediaQuery('(min-width: 80rem)')
  if (wide) {
    return (
      <DataTable
        caption={notifications.messageList}
        columns={columnsOf(onSent)}
        rows={messages}
        keyOf={({ id }) => id}
      />
    )
  }
  return (
    <ul aria-label={notifications.messageList}>
      {messages.map((message) => (
        <li
          key={message.id}
          className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line px-5 py-4 tablet:px-6"
        >
          <div className="grid min-w-0 flex-1 basis-60 gap-0.5 [overflow-wrap:anywhere]">
            <To message={message} />
            <p className="text-sm">{notifications.KINDS[message.kind]}</p>
            <Failure message={message} />
            <p className="text-sm text-muted">{triedText(message)}</p>
          </div>
          <SendAgain message={message} onSent={onSent} />
        </li>
      ))}
    </ul>
  )
}

function columnsOf(onSent: () => void): Column<Message>[] {
  return [
    {
      id: 'to',
      head: notifications.recipient,
      className: 'min-w-48 [overflow-wrap:anywhere]',
      cell: (message) => <To message={message} />,
    },
    {
      id: 'kind',
      head: notifications.kindOfMail,
      className: 'min-w-32',
      cell: ({ kind }) => notifications.KINDS[kind],
    },
    {
      id: 'state',
      head: notifications.whatHappened,
      className: 'min-w-48',
      cell: (message) => <Failure message={message} />,
    },
    { id: 'tried', head: notifications.tries, className: 'min-w-40 text-muted', cell: triedText },
    {
      id: 'acts',
      head: notifications.sendAgain,
      hidden: true,
      className: 'whitespace-nowrap',
      cell: (message) => <SendAgain message={message} onSent={onSent} />,
    },
  ]
}

const whomOf = ({ recipient }: Message) =>
  recipient ? recipient.name || recipient.email : notifications.somebody

const triedText = ({ tries, changed_at, reply_code }: Message) =>
  notifications.tried(tries, momentText(Date.parse(changed_at), ownZone()), reply_code)

function To({ message }: { readonly message: Message }) {
  const { recipient } = message
  return (
    <span className="grid min-w-0">
      <span className="font-strong">{whomOf(message)}</span>
      {recipient?.name && <span className="text-sm text-muted">{recipient.email}</span>}
    </span>
  )
}

function Failure({ message }: { readonly message: Message }) {
  const { tone, text } = useMailWords(message)
  return <StateLine tone={tone}>{text}</StateLine>
}

function SendAgain({ message, onSent }: { readonly message: Message; readonly onSent: () => void }) {
  const sendAgain = useSendMessageAgain()
  const whom = whomOf(message)
  return (
    <Button
      kind="quiet"
      size="small"
      busy={sendAgain.isPending}
      aria-label={notifications.sendAgainTo(whom, message.kind)}
      onClick={() =>
        sendAgain.mutate(message.id, {
          onSuccess: () => toast.success(notifications.sentAgainTo(whom)),
          onError: (error) => toast.error(messageOf(error)),
          onSettled: onSent,
        })
      }
    >
      {notifications.sendAgain}
    </Button>
  )
}
