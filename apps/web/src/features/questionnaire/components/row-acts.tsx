import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { IconButton } from '../../../components/ui/icon-button.tsx'

/** Where a row is taken to be dragged. Not for the keyboard: the arrows do the same. */
export function DragHandle(props: ComponentProps<'span'>) {
  return (
    <span
      {...props}
      aria-hidden="true"
      className="grid size-11 shrink-0 cursor-grab touch-none place-items-center text-muted"
    >
      <GripVertical strokeWidth={1.75} className="size-5" />
    </span>
  )
}

interface RowActsProps {
  /** What is moved and removed, such as 'question 2'. */
  readonly name: string
  readonly first: boolean
  readonly last: boolean
  readonly onMove: (by: 1 | -1) => void
  readonly onRemove: () => void
}

/** Up, down, remove. At an end an arrow stays where it is, so that whoever presses it keeps the focus. */
export function RowActs({ name, first, last, onMove, onRemove }: RowActsProps) {
  return (
    <div className="flex shrink-0">
      <IconButton
        label={`Move ${name} up`}
        aria-disabled={first}
        style={first ? { opacity: 0.4 } : undefined}
        onClick={() => !first && onMove(-1)}
      >
        <ArrowUp aria-hidden="true" strokeWidth={1.75} className="size-5" />
      </IconButton>
      <IconButton
        label={`Move ${name} down`}
        aria-disabled={last}
        style={last ? { opacity: 0.4 } : undefined}
        onClick={() => !last && onMove(1)}
      >
        <ArrowDown aria-hidden="true" strokeWidth={1.75} className="size-5" />
      </IconButton>
      <IconButton label={`Remove ${name}`} onClick={onRemove}>
        <X aria-hidden="true" strokeWidth={1.75} className="size-5" />
      </IconButton>
    </div>
  )
}
