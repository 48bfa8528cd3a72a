import { type Person, suspendBody } from '@shinequo/contract/people'
import * as address from '@shinequo/messages/web/accounts-address'
import * as messages from '@shinequo/messages/web/people'
import * as acts from '@shinequo/messages/web/people-acts'
import {
  AtSign,
  Ellipsis,
  FileDown,
  KeyRound,
  LogOut,
  MailX,
  PauseCircle,
  Pencil,
  PlayCircle,
  Send,
  Trash2,
  Undo2,
} from 'lucide-react'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { FormDialog } from '../../../components/ui/form-dialog.tsx'
import { IconButton } from '../../../components/ui/icon-button.tsx'
import { Menu, MenuItem } from '../../../components/ui/menu.tsx'
import { TextareaField } from '../../../components/ui/textarea-field.tsx'
import { useAccount } from '../../../lib/account.ts'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { firstErrors } from '../../../lib/form-rules.ts'
import { useForm } from '../../../lib/use-form.ts'
import { type AccountAct, useAccountAct, useSendAddressLinkAgain } from '../api/admin.ts'
import { PersonAddressDialog } from './person-address.tsx'
import { PersonDataDialog } from './person-data.tsx'
import { PersonEditDialog } from './person-edit.tsx'

/** What the acts need to know of a person, also on their record. */
export type ActedOn = Pick<
  Person,
  'id' | 'email' | 'first_name' | 'last_name' | 'role' | 'state' | 'deletes_at' | 'address_change'
>

/**
 * A menu of what an administrator can do to an account. Each act asks for confirmation, with a reason for the audit.
 */
export function PersonActs({ person }: { readonly person: ActedOn }) {
  const own = useAccount().id === person.id
  const [act, setAct] = useState<AccountAct | 'data' | 'address' | 'edit'>()
  const name = `${person.first_name} ${person.last_name}`
  const close = () => setAct(undefined)
  const wanted = person.address_change
  const sendAgain = useSendAddressLinkAgain()
  return (
    <>
      <Menu
        trigger={(menu) => (
          <IconButton {...menu} busy={sendAgain.isPending} label={messages.actsFor(name)}>
            <Ellipsis aria-hidden="true" strokeWidth={1.75} className="size-5" />
          </IconButton>
        )}
      >
        <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={() => setAct('edit')}>
          {acts.edit}
        </MenuItem>
        <MenuItem icon={<KeyRound aria-hidden="true" />} onSelect={() => setAct('reset')}>
          {messages.ACTS.reset.act}
        </MenuItem>
        <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={() => setAct('sign-out')}>
          {messages.ACTS['sign-out'].act}
        </MenuItem>
        {person.state === 'suspended' ? (
          <MenuItem icon={<PlayCircle aria-hidden="true" />} onSelect={() => setAct('resume')}>
            {messages.ACTS.resume.act}
          </MenuItem>
        ) : (
          !own && (
            <MenuItem icon={<PauseCircle aria-hidden="true" />} onSelect={() => setAct('suspend')}>
              {messages.ACTS.suspend.act}
            </MenuItem>
          )
        )}
        {person.role !== 'admin' && (
          <MenuItem icon={<AtSign aria-hidden="true" />} onSelect={() => setAct('address')}>
            {messages.changeAddress}
          </MenuItem>
        )}
        {wanted && (
          <>
            <MenuItem
              icon={<Send aria-hidden="true" />}
              onSelect={() =>
                sendAgain.mutate(person.id, {
                  onSuccess: () => toast.success(address.linkOnItsWay(wanted.email)),
                  onError: (error) => toast.error(messageOf(error)),
                })
              }
            >
              {address.sendLinkAgain}
            </MenuItem>
            <MenuItem icon={<MailX aria-hidden="true" />} onSelect={() => setAct('withdraw')}>
              {address.withdraw.act}
            </MenuItem>
          </>
        )}
        {person.deletes_at !== null ? (
          <MenuItem icon={<Undo2 aria-hidden="true" />} onSelect={() => setAct('keep')}>
            {messages.ACTS.keep.act}
          </MenuItem>
        ) : (
          !own && (
            <MenuItem icon={<Trash2 aria-hidden="true" />} onSelect={() => setAct('delete')}>
              {messages.ACTS.delete.act}
            </MenuItem>
          )
        )}
        <MenuItem icon={<FileDown aria-hidden="true" />} onSelect={() => setAct('data')}>
          {messages.dataAsFile}
        </MenuItem>
      </Menu>
      {act === 'data' && (
        <PersonDataDialog person={person} isStudent={person.role === 'student'} onClose={close} />
      )}
      {act === 'address' && <PersonAddressDialog person={person} name={name} onClose={close} />}
      {act === 'edit' && <PersonEditDialog person={person} onClose={close} />}
      {act && act !== 'data' && act !== 'address' && act !== 'edit' && (
        <ActDialog act={act} person={person} name={name} onClose={close} />
      )}
    </>
  )
}

interface ActDialogProps {
  readonly act: AccountAct
  readonly person: ActedOn
  readonly name: string
  readonly onClose: () => void
}

function ActDialog({ act, person, name, onClose }: ActDialogProps) {
  const change = useAccountAct()
  const words = act === 'withdraw' ? address.withdraw : messages.ACTS[act]
  const form = useForm({
    initial: { reason: '' },
    rules: (values) => firstErrors(suspendBody, values, messages.fieldErrors),
    submit: async ({ reason }) => {
      await change.mutateAsync({ act, id: person.id, reason })
      toast.success(words.done)
      onClose()
    },
  })
  return (
    <FormDialog
      title={words.title(name)}
      description={words.loss}
      form={form}
      act={words.act}
      danger={act === 'suspend' || act === 'delete'}
      onClose={onClose}
    >
      <TextareaField
        {...form.text('reason')}
        label={messages.reason}
        hint={person.role === 'student' ? messages.keptInAuditFor(person.first_name) : messages.keptInAudit}
        rows={3}
      />
    </FormDialog>
  )
}
