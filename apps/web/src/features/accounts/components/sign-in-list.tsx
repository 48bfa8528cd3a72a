import type { SignInShown } from '@shinequo/contract/accounts/own-sign-ins'
import { momentText, yourTime } from '@shinequo/messages/times'
import { useRef } from 'react'
import toast from 'react-hot-toast'
import { Button } from '../../../components/ui/button.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { StateLine } from '../../../components/ui/state-line.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { useEndOtherSignIns, useEndSignIn, useSignIns } from '../api/shared.ts'

/** Where a person is signed in: each sign-in with its device, and the way to end it. Times are those of `zone` (IANA). */
export default function SignInList({ zone }: { readonly zone: string }) {
  const list = useSignIns()
  const top = useRef<HTMLDivElement>(null)
  if (list.error) {
    return (
      <ErrorState
        title="The list did not load"
        message={messageOf(list.error)}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    )
  }
  if (!list.data) return <Waiting>Loading...</Waiting>
  // The button that was pressed goes with its row.
  const goOn = () => top.current?.focus()
  return (
    <div ref={top} tabIndex={-1} className="grid gap-3">
      <p className="max-w-[66ch] text-sm text-muted">
        Times are {yourTime(zone)}. If you do not know one of these, sign it out and choose a new password.
      </p>
      <ul aria-label="Where you are signed in">
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
  const end = useEndSignIn()
  const name = device ?? 'Unknown device'
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line py-3 last:border-b-0">
      <div className="grid min-w-0 flex-1 basis-52 gap-0.5 [overflow-wrap:anywhere]">
        <p className="font-strong">{name}</p>
        {current && <StateLine tone="fine">This device, now</StateLine>}
        <p className="text-sm text-muted">
          {!current && `Last seen ${momentText(Date.parse(last_seen_at), zone)}. `}
          {`Signed in ${momentText(Date.parse(created_at), zone)}`}
          {network !== null && `, network ${network}`}
        </p>
      </div>
      {!current && (
        <Button
          kind="quiet"
          size="small"
          busy={end.isPending}
          aria-label={`Sign out ${name}, last seen ${momentText(Date.parse(last_seen_at), zone)}`}
          onClick={() =>
            end.mutate(id, {
              onSuccess: () => toast.success(`${name} is signed out.`),
              onError: (error) => toast.error(messageOf(error)),
              onSettled: onEnded,
            })
          }
        >
          Sign out
        </Button>
      )}
    </li>
  )
}

function EndOthers({ onEnded }: { readonly onEnded: () => void }) {
  const end = useEndOtherSignIns()
  return (
    <Button
      kind="quiet"
      className="justify-self-start"
      busy={end.isPending}
      onClick={() =>
        end.mutate(undefined, {
          onSuccess: () => toast.success('All other devices are signed out.'),
          onError: (error) => toast.error(messageOf(error)),
          onSettled: onEnded,
        })
      }
    >
      Sign out all others
    </Button>
  )
}
