import type { SessionRoom } from '@shinequo/contract/sessions/room'
import * as messages from '@shinequo/messages/web/room'
import { useEffect, useState } from 'react'
import { CheckBlock } from './check-block.tsx'
import { measureNetwork, type Network } from './network.ts'

/** How good the connection to the server is, and which way picture and sound take. */
export function NetworkBlock({ network }: { readonly network: SessionRoom['network'] }) {
  const [measured, setMeasured] = useState<Network>()
  useEffect(() => void measureNetwork().then(setMeasured), [])
  return (
    <CheckBlock icon="line" title={messages.network} state={measured?.word ?? messages.trying}>
      {/* Room for two lines, so that nothing below moves when they come. */}
      <p className="min-h-11 text-sm text-muted">{measured?.sentence}</p>
      <p className="text-sm text-muted">{messages.WAYS[network]}</p>
    </CheckBlock>
  )
}
