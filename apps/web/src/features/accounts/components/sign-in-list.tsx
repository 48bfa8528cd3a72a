import type { SignInShown } from '@shinequo/contract/accounts/account-page'
import { momentText, yourTime } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/accounts'
import * as actions from '@shinequo/messages/web/actions'
import * as lists from '@shinequo/messages/web/components'
import { useRef } from 'react'
import toast from 'react-hot-toast'
import { Button } from '../../../components/ui/button.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { StateLine } from '../../../components/ui/state-line.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { useEndOtherSignIns, useEndSignIn, useSignIns } from '../api/shared.ts'

/** The active sign-ins of a person with their devices, and a button to end each. Times are in `zone` (IANA). */
export default function SignInList({ zone }: { readonly zone: string }) {
  const list = useSignIns()
  const top = useRef<HTMLDivElement>(null)
  if (list.error) {
    return (
      <ErrorState
        title={lists.listDidNotLoad}
        message={messageOf(list.error)}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    )
  }
  if (!list.data) return <Waiting>{actions.loading}</Waiting>
  // The pressed button disappears with its row.
  const goOn = () => top.current?.focus()
  return (
    <div ref={top} tabIndex={-1} className="grid gap-3">
      <p className="max-w-[66ch] text-sm text-muted">{messages.signInTimes(yourTime(zone))}</p>
      <ul aria-label={messages.whereSignedIn}>
        {list.data.map((signIn) => (
          <Row key={signIn.id} signIn={signIn} zone={zone} onEnded={goOn} />
        ))}
      </ul>
      {list.data.length > 1 && <EndOthers onEnded={goOn} />}
    </div>
  )
}

interface RowProps {
  readonly signIn: SignInShown
  readonly zone: string
  readonly onEnded: () => void
}

function Row({ signIn, zone, onEnded }: RowProps) {
  const { id, device, network, created_at, last_seen_at, current } = signIn
  const name = device ?? messages.unknownDevice
  const end = useEndSignIn(() => {
    toast.success(messages.deviceSignedOut(name))
    onEnded()
  })
  const lastSeen = momentText(Date.parse(last_seen_at), zone)
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line py-3 last:border-b-0">
      <div className="grid min-w-0 flex-1 basis-52 gap-0.5 [overflow-wrap:anywhere]">
        <p className="font-strong">{name}</p>
        {current && <StateLine tone="fine">{messages.thisDevice}</StateLine>}
        <p className="text-sm text-muted">
          {messages.signInFacts(momentText(Date.parse(created_at), zone), current ? null : lastSeen, network)}
        </p>
      </div>
      {!current && (
        <Button
          kind="quiet"
          size="small"
          busy={end.isPending}
          aria-label={messages.signOutDevice(name, lastSeen)}
          onClick={() => end.mutate(id, { onError: (error) => toast.error(messageOf(error)) })}
        >
          {messages.signOut}
        </Button>
      )}
    </li>
  )
}

function EndOthers({ onEnded }: { readonly onEnded: () => void }) {
  const end = useEndOtherSignIns(() => {
    toast.success(messages.othersSignedOut)
    onEnded()
  })
  return (
    <Button
      kind="quiet"
      className="justify-self-start"
      busy={end.isPending}
      onClick={() => end.mutate(undefined, { onError: (error) => toast.error(messageOf(error)) })}
    >
      {messages.signOutOthers}
    </Button>
  )
}
