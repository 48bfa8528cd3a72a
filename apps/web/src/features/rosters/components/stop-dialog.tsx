import toast from 'react-hot-toast'
import { AskDialog } from '../../../components/ui/ask-dialog.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { useCancelRoster } from '../api/admin.ts'

interface StopDialogProps {
  readonly id: string
  readonly onClose: () => void
}

/** Asks before an import is stopped half way. */
export function StopDialog({ id, onClose }: StopDialogProps) {
  const cancel = useCancelRoster(id)
  return (
    <AskDialog
      title="Stop inviting?"
      description="Who has been invited stays invited. Nobody else of this file will be; you can import it again."
      act="Stop inviting"
      keep="Go on"
      busy={cancel.isPending}
      onClose={onClose}
      onAct={() =>
        cancel.mutate(undefined, {
          onError: (error) => toast.error(messageOf(error)),
          onSettled: onClose,
        })
      }
    />
  )
}
