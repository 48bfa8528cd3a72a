import * as messages from '@shinequo/messages/web/components'
import { Button } from './button.tsx'

interface ConflictActsProps {
  readonly onTakeNewest: () => void
  readonly onKeepOwn: () => void
}

/** The two actions that resolve a conflict when somebody else has saved in the meantime. */
export function ConflictActs({ onTakeNewest, onKeepOwn }: ConflictActsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button kind="quiet" size="small" onClick={onTakeNewest}>
        {messages.useNewest}
      </Button>
      <Button kind="quiet" size="small" onClick={onKeepOwn}>
        {messages.keepMine}
      </Button>
    </div>
  )
}
