import type { Delivery } from '@shinequo/contract/notifications'
import type { Invitation } from '@shinequo/contract/people/invitations'
import { proseDateText } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/people'
import * as acts from '@shinequo/messages/web/people-acts'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { AskDialog } from '../../../components/ui/ask-dialog.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Chip } from '../../../components/ui/chip.tsx'
import { SelectBox } from '../../../components/ui/select-box.tsx'
import { StateLine } from '../../../components/ui/state-line.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { ownZone } from '../../../lib/own-zone.ts'
import { useMailWords } from '../../../lib/use-mail-words.ts'
import type { Selection } from '../../../lib/use-selection.ts'
import { useRevoke, useSendAgain } from '../api/admin.ts'

interface InvitationListProps {
  readonly invitations: readonly Invitation[]
  readonly selection: Selection
}

/** Pending invitations, each with its two actions. */
export function InvitationList({ invitations, selection }: InvitationListProps) {
  return (
    <ul aria-label={messages.invitationsTitle}>
      {invitations.map((invitation) => (
        <Row key={invitation.id} invitation={invitation} selection={selection} />
      ))}
    </ul>
  )
}

interface RowProps {
  readonly invitation: Invitation
  readonly selection: Selection
}

function Row({ invitation, selection }: RowProps) {
  const { id, email, role, state, invited_by } = invitation
  const name = [invitation.first_name, invitation.last_name].filter(Boolean).join(' ')
  const day = proseDateText(Date.parse(invitation.created_at), ownZone())
  const sendAgain = useSendAgain()
  const [revoking, setRevoking] = useState(false)
  const expired = state === 'expired'
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line px-5 py-4 tablet:px-6">
      <SelectBox
        label={acts.select(email)}
        checked={selection.has(id)}
        disabled={selection.all}
        onChange={() => selection.toggle(id)}
      />
      <div className="grid min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
        <p className="font-strong">{name || email}</p>
        {name && <p className="text-sm text-muted">{email}</p>}
        <p className="text-sm text-muted">
          {invited_by ? messages.invitedBy(role, day, invited_by) : messages.invited(role, day)}
        </p>
        {invitation.mail && <MailLine mail={invitation.mail} />}
      </div>
      <Chip tone={expired ? 'amber' : 'info'}>
        {expired
          ? messages.hasRunOut
          : messages.goodUntil(proseDateText(Date.parse(invitation.expires_at), ownZone()))}
      </Chip>
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
      </div>
      {revoking && <RevokeDialog id={id} email={email} onClose={() => setRevoking(false)} />}
    </li>
  )
}

function MailLine({ mail }: { readonly mail: Delivery }) {
  const { tone, text } = useMailWords(mail)
  return <StateLine tone={tone}>{text}</StateLine>
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
