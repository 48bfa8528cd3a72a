import { type Person, suspendBody } from '@shinequo/contract/people'
import { AtSign, Ellipsis, FileDown, LogOut, PauseCircle, PlayCircle, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { FormDialog } from '../../../components/ui/form-dialog.tsx'
import { IconButton } from '../../../components/ui/icon-button.tsx'
import { Menu, MenuItem } from '../../../components/ui/menu.tsx'
import { TextareaField } from '../../../components/ui/textarea-field.tsx'
import { useAccount } from '../../../lib/account.ts'
import { firstErrors } from '../../../lib/form-rules.ts'
import { useForm } from '../../../lib/use-form.ts'
import { type AccountAct, useAccountAct } from '../api/admin.ts'
import { PersonAddressDialog } from './person-address.tsx'
import { PersonDataDialog } from './person-data.tsx'

const WORDS: Readonly<
  Record<AccountAct, { title: (name: string) => string; loss: string; act: string; done: string }>
> = {
  suspend: {
    title: (name) => `Pause the account of ${name}?`,
    loss: 'They are signed out everywhere at once and cannot sign in. A coach is no longer offered to students. Sessions that are booked stay booked. You can end the pause at any time.',
    act: 'Pause account',
    done: 'The account is paused.',
  },
  resume: {
    title: (name) => `End the pause of ${name}?`,
    loss: 'They can sign in again with their password.',
    act: 'End the pause',
    done: 'The pause is over.',
  },
  'sign-out': {
    title: (name) => `Sign ${name} out everywhere?`,
    loss: 'Every browser and phone that they are signed in with is signed out at once. They can sign in again.',
    act: 'Sign out everywhere',
    done: 'Signed out everywhere.',
  },
  delete: {
    title: (name) => `Delete the account of ${name}?`,
    loss: 'It is deleted in seven days, and they are told by mail. Until then they or you can keep it, and nothing new is booked with them. Then sessions ahead are cancelled, the other side is told, and name, address and all that they wrote are gone for good.',
    act: 'Delete account',
    done: 'The account is deleted in seven days.',
  },
  keep: {
    title: (name) => `Keep the account of ${name}?`,
    loss: 'It is not deleted, everything is as it was, and they are told by mail.',
    act: 'Keep account',
    done: 'The account stays.',
  },
}

/** What an administrator can do to an account, in a menu; each act asks once, with a reason for the audit. */
export function PersonActs({ person }: { readonly person: Person }) {
  const own = useAccount().id === person.id
  const [act, setAct] = useState<AccountAct | 'data' | 'address'>()
  const name = `${person.first_name} ${person.last_name}`
  const close = () => setAct(undefined)
  return (
    <>
      <Menu
        trigger={(menu) => (
          <IconButton {...menu} label={`Acts for ${name}`}>
            <Ellipsis aria-hidden="true" strokeWidth={1.75} className="size-5" />
          </IconButton>
        )}
      >
        <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={() => setAct('sign-out')}>
          Sign out everywhere
        </MenuItem>
        {person.state === 'suspended' ? (
          <MenuItem icon={<PlayCircle aria-hidden="true" />} onSelect={() => setAct('resume')}>
            End the pause
          </MenuItem>
        ) : (
          !own && (
            <MenuItem icon={<PauseCircle aria-hidden="true" />} onSelect={() => setAct('suspend')}>
              Pause account
            </MenuItem>
          )
        )}
        {person.role !== 'admin' && (
          <MenuItem icon={<AtSign aria-hidden="true" />} onSelect={() => setAct('address')}>
            Change address
          </MenuItem>
        )}
        {person.deletes_at !== null ? (
          <MenuItem icon={<Undo2 aria-hidden="true" />} onSelect={() => setAct('keep')}>
            Keep account
          </MenuItem>
        ) : (
          !own && (
            <MenuItem icon={<Trash2 aria-hidden="true" />} onSelect={() => setAct('delete')}>
              Delete account
            </MenuItem>
          )
        )}
        <MenuItem icon={<FileDown aria-hidden="true" />} onSelect={() => setAct('data')}>
          Their data as a file
        </MenuItem>
      </Menu>
      {act === 'data' && (
        <PersonDataDialog person={person} isStudent={person.role === 'student'} onClose={close} />
      )}
      {act === 'address' && <PersonAddressDialog person={person} name={name} onClose={close} />}
      {act && act !== 'data' && act !== 'address' && (
        <ActDialog act={act} person={person} name={name} onClose={close} />
      )}
    </>
  )
}

interface ActDialogProps {
  readonly act: AccountAct
  readonly person: Person
  readonly name: string
  readonly onClose: () => void
}

function ActDialog({ act, person, name, onClose }: ActDialogProps) {
  const change = useAccountAct()
  const words = WORDS[act]
  const form = useForm({
    initial: { reason: '' },
    rules: (values) => firstErrors(suspendBody, values),
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
        label="Reason"
        hint={`Kept in the audit${person.role === 'student' ? `, where ${person.first_name} can read it` : ''}.`}
        rows={3}
      />
    </FormDialog>
  )
}
