import * as messages from '@shinequo/messages/web/availability'
import { useEffect, useState } from 'react'
import toast from 'react-hot-toast'
import { Button } from '../../../components/ui/button.tsx'
import { PlainButton } from '../../../components/ui/plain-button.tsx'
import { Spinner } from '../../../components/ui/spinner.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { useSeconds } from '../../../lib/use-now.ts'
import { leftText, leftWords } from '../hold-words.ts'
import { HOLD_MS, type HoldState, type TimeHold } from '../time-hold.ts'

interface HoldCardProps {
  readonly hold: TimeHold
  readonly state: HoldState
}

/** How long the chosen time is still held, a button to extend that, and what to do once the hold has expired. */
export function HoldCard({ hold, state }: HoldCardProps) {
  return (
    <div className="rounded-box bg-accent-soft p-3.5 text-sm">
      {state.kind === 'asking' && (
        <p role="status" className="flex min-h-11 items-center gap-2.5">
          <Spinner className="text-warning" />
          {messages.holding}
        </p>
      )}
      {state.kind === 'held' && <Countdown hold={hold} state={state} />}
      {(state.kind === 'over' || state.kind === 'refused') && (
        <div className="grid justify-items-start gap-2">
          <p role="status">{state.kind === 'over' ? messages.holdOver : messages.notHeld}</p>
          <Button kind="quiet" size="small" onClick={() => hold.want(state.time)}>
            {messages.holdAgain}
          </Button>
        </div>
      )}
    </div>
  )
}

function Countdown({
  hold,
  state,
}: {
  readonly hold: TimeHold
  readonly state: HoldState & { kind: 'held' }
}) {
  const { expiresAt, canRenew } = state.hold
  const left = useLeft(hold, expiresAt)
  const [asking, setAsking] = useState(false)

  async function renew() {
    setAsking(true)
    try {
      await hold.renew()
    } catch (error) {
      toast.error(messageOf(error))
    }
    setAsking(false)
  }

  return (
    <div className="grid gap-2">
      <p className="flex justify-between gap-3">
        {messages.held}
        <span role="timer" aria-label={messages.left(leftText(left))} className="font-strong tabular-nums">
          {leftText(left)}
        </span>
      </p>
      <p role="status" className="sr-only">
        {leftWords(left)}
      </p>
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-accent-line/30">
        <div className="h-full rounded-full bg-warning" style={{ width: `${(left / HOLD_MS) * 100}%` }} />
      </div>
      {canRenew && (
        <div className="-mb-2 flex flex-wrap items-center justify-between gap-x-3">
          <span>{messages.needLonger}</span>
          <PlainButton
            busy={asking}
            onClick={() => void renew()}
            className="text-link min-h-11 font-semibold aria-disabled:opacity-62"
          >
            {messages.holdLonger}
          </PlainButton>
        </div>
      )}
    </div>
  )
}

/** 'Held 1:58', shown while the card is out of view. Not announced to screen readers. */
export function HeldFor({ hold, expiresAt }: { readonly hold: TimeHold; readonly expiresAt: number }) {
  return <span>{messages.heldFor(leftText(useLeft(hold, expiresAt)))}</span>
}

/** The remaining time of a hold in milliseconds, updated every second. Tells the hold to expire at its end. */
function useLeft(hold: TimeHold, expiresAt: number): number {
  const now = useSeconds()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every second
  useEffect(() => hold.tick(), [hold, now])
  // What is known of the server's time has an error: never show more than a hold can last.
  return Math.min(Math.max(0, expiresAt - now), HOLD_MS)
}
