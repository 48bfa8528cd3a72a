import { changeAddressBody, type Person } from '@shinequo/contract/people'
import * as address from '@shinequo/messages/web/accounts-address'
import * as messages from '@shinequo/messages/web/people'
import toast from 'react-hot-toast'
import { FormDialog } from '../../../components/ui/form-dialog.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { TextareaField } from '../../../components/ui/textarea-field.tsx'
import { firstErrors } from '../../../lib/form-rules.ts'
import { useForm } from '../../../lib/use-form.ts'
import { useChangeAddress } from '../api/admin.ts'

interface PersonAddressDialogProps {
  readonly person: Pick<Person, 'id' | 'email' | 'first_name' | 'role' | 'address_change'>
  readonly name: string
  readonly onClose: () => void
}

/** Asks for another address for a person's account, for people who have lost access to their mailbox. */
export function PersonAddressDialog({ person, name, onClose }: PersonAddressDialogProps) {
  const change = useChangeAddress()
  const form = useForm({
    initial: { email: '', reason: '' },
    rules: (values) => firstErrors(changeAddressBody, values, messages.fieldErrors),
    submit: async ({ email, reason }) => {
      await change.mutateAsync({ id: person.id, email, reason })
      toast.success(messages.addressRequested)
      onClose()
    },
  })
  return (
    <FormDialog
      title={messages.changeAddressTitle(name)}
      description={messages.changeAddressWords(person.email)}
      form={form}
      act={messages.changeAddress}
      onClose={onClose}
    >
      <TextField
        {...form.text('email')}
        label={messages.newEmail}
        hint={person.address_change ? address.replaces(person.address_change.email) : undefined}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextareaField
        {...form.text('reason')}
        label={messages.reason}
        hint={person.role === 'student' ? messages.keptInAuditFor(person.first_name) : messages.keptInAudit}
        rows={3}
      />
    </FormDialog>
  )
}
