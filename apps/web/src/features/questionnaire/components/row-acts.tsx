import * as messages from '@shinequo/messages/web/questionnaire'
import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { IconButton } from '../../../components/ui/icon-button.tsx'

/** The handle to drag a row by. Not for the keyboard: the arrow buttons do the same. */
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
  /** What is moved or removed, and its position, from 1. */
  readonly what: 'question' | 'choice'
  readonly place: number
  readonly first: boolean
  readonly last: boolean
  readonly onMove: (by: 1 | -1) => void
  readonly onRemove: () => void
}

/** Up, down, remove. */
export function RowActs({ what, place, first, last, onMove, onRemove }: RowActsProps) {
  return (
    <div className="flex shrink-0">
      <IconButton label={messages.MOVE_UP[what](place)} disabled={first} onClick={() => onMove(-1)}>
        <ArrowUp aria-hidden="true" strokeWidth={1.75} className="size-5" />
      </IconButton>
      <IconButton label={messages.MOVE_DOWN[what](place)} disabled={last} onClick={() => onMove(1)}>
        <ArrowDown aria-hidden="true" strokeWidth={1.75} className="size-5" />
      </IconButton>
      <IconButton label={messages.REMOVE[what](place)} onClick={onRemove}>
        <X aria-hidden="true" strokeWidth={1.75} className="size-5" />
      </IconButton>
    </div>
  )
}
