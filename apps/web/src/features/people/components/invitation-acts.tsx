import type { Invitation } from '@shinequo/contract/people/invitations'
import * as messages from '@shinequo/messages/web/people'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { AskDialog } from '../../../components/ui/ask-dialog.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { useRevoke, useSendAgain } from '../api/admin.ts'

/** Sends an invitation again or withdraws it. */
export function InvitationActs({ invitation: { id, email } }: { readonly invitation: Invitation }) {
  const sendAgain = useSendAgain()
  const [revoking, setRevoking] = useState(false)
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        kind="quiet"
        size="small"
        busy={sendAgain.isPending}
        aria-label={messages.sendAgainTo(email)}
        onClick={() =>
          sendAgain.mutate(id, {
            onSuccess: () => toast.success(messages.newLinkOnItsWay(email)),
            onError: (error) => toast.error(messageOf(error)),
          })
        }
      >
        {messages.sendAgain}
      </Button>
      <Button
        kind="danger"
        size="small"
        aria-label={messages.withdrawFrom(email)}
        onClick={() => setRevoking(true)}
      >
        {messages.withdraw}
      </Button>
      {revoking && <RevokeDialog id={id} email={email} onClose={() => setRevoking(false)} />}
    </div>
  )
}

interface RevokeDialogProps {
  readonly id: string
  readonly email: string
  readonly onClose: () => void
}

function RevokeDialog({ id, email, onClose }: RevokeDialogProps) {
  const revoke = useRevoke()
  return (
    <AskDialog
      title={messages.withdrawTitle}
      description={messages.withdrawWords(email)}
      act={messages.withdrawInvitation}
      busy={revoke.isPending}
      onClose={onClose}
      onAct={() =>
        revoke.mutate(id, {
          onSuccess: () => toast.success(messages.invitationTakenBack),
          onError: (error) => toast.error(messageOf(error)),
          onSettled: onClose,
        })
      }
    />
  )
}
