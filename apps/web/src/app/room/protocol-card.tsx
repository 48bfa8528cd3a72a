import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/care'
import { CareBeside } from '../../components/care/care-card.tsx'
import { Protocol } from '../../components/care/protocol.tsx'
import { Button } from '../../components/ui/button.tsx'

/** For a coach who reads words of danger: what to do, beside the call. */
export default function ProtocolCard({ onDone }: { readonly onDone: () => void }) {
  return (
    <CareBeside label={messages.whenSomebodyNeedsCare}>
      <h3 className="font-strong">{messages.whenSomebodyNeedsCare}</h3>
      <Protocol />
      <Button kind="quiet" onClick={onDone}>
        {actions.done}
      </Button>
    </CareBeside>
  )
}
