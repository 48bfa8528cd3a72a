import * as messages from '@shinequo/messages/web/room'
import { Button } from '../../components/ui/button.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { useSeconds } from '../../lib/use-now.ts'
import type { Scene } from './scene.ts'
import { GIVE_UP_MS } from './signalling.ts'
import { span } from './words.ts'

interface LostPanelProps {
  readonly scene: Scene
  readonly onRetry: () => void
}

/** Covers the picture while there is none: why, and how long reconnecting will go on. */
export function LostPanel({ scene: { kind, title, words, lostSince }, onRetry }: LostPanelProps) {
  return (
    <div className="absolute inset-0 grid content-center justify-items-center gap-4 bg-night/85 p-6 text-center">
      <h2 className="text-2xl font-bold tracking-snug">{title}</h2>
      <p className="max-w-[44ch] text-night-muted">{words}</p>
      {lostSince !== null && <TimeLeft since={lostSince} />}
      {kind === 'reconnecting' && (
        <Button kind="light" onClick={onRetry}>
          <Icon name="again" />
          {messages.tryNow}
        </Button>
      )}
    </div>
  )
}

/** `since` is by `performance.now()`. */
function TimeLeft({ since }: { readonly since: number }) {
  useSeconds()
  const rest = Math.max(0, GIVE_UP_MS - (performance.now() - since))
  return (
    <>
      <div className="w-80 max-w-full rounded-full bg-night-3" aria-hidden="true">
        <div className="h-1.5 rounded-full bg-accent" style={{ width: `${(rest / GIVE_UP_MS) * 100}%` }} />
      </div>
      <p className="tabular-nums">{messages.keepTrying(span(rest))}</p>
    </>
  )
}
