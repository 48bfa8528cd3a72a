import toast from 'react-hot-toast'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { useCancelRoster } from '../api.ts'

interface StopDialogProps {
  readonly id: string
  readonly onClose: () => void
}

/** Asks before an import is stopped half way. */
export function StopDialog({ id, onClose }: StopDialogProps) {
  const cancel = useCancelRoster(id)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Stop inviting?"
      description="Who has been invited stays invited. Nobody else of this file will be; you can import it again."
      foot={
        <>
          <Button kind="quiet" disabled={cancel.isPending} onClick={onClose}>
            Go on
          </Button>
          <Button
            kind="danger"
            busy={cancel.isPending}
            onClick={() =>
              cancel.mutate(undefined, {
                onError: (error) => toast.error(messageOf(error)),
                onSettled: onClose,
              })
            }
          >
            Stop inviting
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  )
}
