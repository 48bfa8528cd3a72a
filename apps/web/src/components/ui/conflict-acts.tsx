import { Button } from './button.tsx'

interface ConflictActsProps {
  readonly onTakeNewest: () => void
  readonly onKeepOwn: () => void
}

/** The two ways out when somebody else saved meanwhile. */
export function ConflictActs({ onTakeNewest, onKeepOwn }: ConflictActsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button kind="quiet" size="small" onClick={onTakeNewest}>
        Use the newest
      </Button>
      <Button kind="quiet" size="small" onClick={onKeepOwn}>
        Keep mine
      </Button>
    </div>
  )
}
