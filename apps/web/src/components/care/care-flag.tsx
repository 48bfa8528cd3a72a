import { HeartHandshake } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Protocol } from './protocol.tsx'

interface CareFlagProps {
  /** What it stands beside, for those who hear the button apart from it: "Maya's note". */
  readonly about: string
  readonly className?: string
}

/** Beside words that may mean danger: calm, and what to do is one press away. */
export function CareFlag({ about, className = '' }: CareFlagProps) {
  const [open, setOpen] = useState(false)
  return (
    <div
      className={`flex w-fit max-w-full flex-wrap items-center gap-x-3 gap-y-2 rounded-in bg-accent-soft py-1.5 ps-3 pe-1.5 text-sm text-ink ${className}`}
    >
      <span className="flex items-center gap-2 font-strong">
        <HeartHandshake aria-hidden="true" strokeWidth={1.75} className="size-4.5 shrink-0 text-warning" />
        This may need care now
      </span>
      <Button kind="quiet" size="small" aria-label={`What to do: ${about}`} onClick={() => setOpen(true)}>
        What to do
      </Button>
      {open && (
        <Dialog
          open
          onOpenChange={setOpen}
          title="When somebody may need care now"
          description="What your programme asks you to do. Words like these can be harmless: ask."
          foot={<Button onClick={() => setOpen(false)}>Done</Button>}
        >
          <Protocol />
        </Dialog>
      )}
    </div>
  )
}
