import * as messages from '@shinequo/messages/web/rosters'
import toast from 'react-hot-toast'
import { AskDialog } from '../../../components/ui/ask-dialog.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { useCancelRoster } from '../api/admin.ts'

interface StopDialogProps {
  readonly id: string
  readonly onClose: () => void
}

/** Asks for confirmation before an import is stopped half way. */
export function StopDialog({ id, onClose }: StopDialogProps) {
  const cancel = useCancelRoster(id)
  return (
    <AskDialog
      title={messages.stopTitle}
      description={messages.stopWords}
      act={messages.stopInviting}
      keep={messages.goOn}
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
