import { changeAddressBody, type Person } from '@shinequo/contract/people'
import toast from 'react-hot-toast'
import { FormDialog } from '../../../components/ui/form-dialog.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { TextareaField } from '../../../components/ui/textarea-field.tsx'
import { firstErrors } from '../../../lib/form-rules.ts'
import { useForm } from '../../../lib/use-form.ts'
import { useChangeAddress } from '../api/admin.ts'

interface PersonAddressDialogProps {
  readonly person: Person
  readonly name: string
  readonly onClose: () => void
}

/** Gives somebody's account another address, for whoever cannot be reached at theirs. */
export function PersonAddressDialog({ person, name, onClose }: PersonAddressDialogProps) {
  const change = useChangeAddress()
  const form = useForm({
    initial: { email: '', reason: '' },
    rules: (values) => firstErrors(changeAddressBody, values),
    submit: async ({ email, reason }) => {
      await change.mutateAsync({ id: person.id, email, reason })
      toast.success('The address is changed.')
      onClose()
    },
  })
  return (
    <FormDialog
      title={`Change the address of ${name}?`}
      description={`They sign in with the new one from now on, with their password as it is, and are signed out everywhere at once. The new mailbox gets a mail that asks for a confirmation, and ${person.email} one that tells of the change.`}
      form={form}
      act="Change address"
      onClose={onClose}
    >
      <TextField
        {...form.text('email')}
        label="New email"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextareaField
        {...form.text('reason')}
        label="Reason"
        hint={`Kept in the audit${person.role === 'student' ? `, where ${person.first_name} can read it` : ''}.`}
        rows={3}
      />
    </FormDialog>
  )
}
