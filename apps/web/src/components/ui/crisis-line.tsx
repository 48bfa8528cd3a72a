import * as messages from '@shinequo/messages/web/care'
import { callWords, phoneLink, useCrisisLine } from '../../lib/crisis-line.ts'
import { Icon } from './icon.tsx'

/** The crisis line in one quiet line; one tap calls it on a phone. */
export function CrisisLine({ className = '' }: { readonly className?: string }) {
  return (
    <p className={`flex min-h-11 items-center gap-2.5 text-sm text-muted ${className}`}>
      <Icon name="phone" className="size-4.5" />
      <span>
        <CrisisWords linkClass="font-strong text-ink no-underline hover:underline" />
      </span>
    </p>
  )
}

/** Only the words, for the footer of the signed-out pages. */
export function CrisisWords({ linkClass }: { readonly linkClass: string }) {
  const line = useCrisisLine()
  return (
    <>
      {messages.inCrisis}{' '}
      <a href={phoneLink('tel', line.number)} className={`inline-block ${linkClass}`}>
        {callWords(line)}
      </a>
    </>
  )
}
