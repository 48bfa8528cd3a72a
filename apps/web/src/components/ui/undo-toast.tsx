import * as actions from '@shinequo/messages/web/actions'
import toast from 'react-hot-toast'
import { Button } from './button.tsx'

/** Long enough to read the text and reach the button, in milliseconds. */
const OFFERED_MS = 10_000

/** Says in a toast what was done, with a button that undoes it. The toast closes when the button is pressed. */
export function offerUndo(done: string, onUndo: () => void): void {
  toast(
    ({ id }) => (
      <span className="flex items-center gap-2">
        <span className="min-w-0 [overflow-wrap:anywhere]">{done}</span>
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
    ),
    { duration: OFFERED_MS },
  )
}
