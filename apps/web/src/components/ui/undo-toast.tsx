import * as actions from '@shinequo/messages/web/actions'
import type { ReactNode } from 'react'
import toast from 'react-hot-toast'
import { Button } from './button.tsx'

interface UndoToastProps {
  /** The id of the toast, which closes when it is undone. */
  readonly id: string
  readonly onUndo: () => void
  /** What was done. */
  readonly children: ReactNode
}

/** The words of a toast about what was done, with a button that undoes it. */
export function UndoToast({ id, onUndo, children }: UndoToastProps) {
  return (
    <span className="flex items-center gap-2">
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
      <Button
        kind="ghost"
        size="small"
        onClick={() => {
          toast.dismiss(id)
          onUndo()
        }}
      >
        {actions.undo}
      </Button>
    </span>
  )
}
