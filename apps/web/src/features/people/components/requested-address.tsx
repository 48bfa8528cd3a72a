import type { AddressChange } from '@shinequo/contract/people'
import { isAddressLinkValid } from '@shinequo/domain/accounts/address-link'
import { proseDateText } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/accounts-address'
import { Chip } from '../../../components/ui/chip.tsx'
import { Sentence } from '../../../components/ui/sentence.tsx'
import { ownZone } from '../../../lib/own-zone.ts'
import { useNow } from '../../../lib/use-now.ts'

/** A person's requested address: since when it waits and until when it can be confirmed. Nothing if none waits. */
export function RequestedAddress({ change }: { readonly change: AddressChange | null }) {
  const now = useNow()
  if (change === null) return null
  const until = Date.parse(change.expires_at)
  const valid = isAddressLinkValid(until, now)
  const words = valid ? messages.waitingSince : messages.expiredOn
  const [since, last] = [Date.parse(change.requested_at), until].map((at) => proseDateText(at, ownZone()))
  return (
    <>
      <Chip tone={valid ? 'info' : 'amber'}>{valid ? messages.waiting : messages.linkExpired}</Chip>
      <span className="min-w-0 text-sm text-muted [overflow-wrap:anywhere]">
        <Sentence parts={words(<b className="font-strong">{change.email}</b>, since ?? '', last ?? '')} />
      </span>
    </>
  )
}
