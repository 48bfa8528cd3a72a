import { ROLES } from '@shinequo/contract/accounts'
import { editPersonBody, type Person } from '@shinequo/contract/people'
import { fieldName } from '@shinequo/messages/web/fields'
import * as messages from '@shinequo/messages/web/people'
import * as acts from '@shinequo/messages/web/people-acts'
import toast from 'react-hot-toast'
import { FormDialog } from '../../../components/ui/form-dialog.tsx'
import { SelectField } from '../../../components/ui/select-field.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { TextareaField } from '../../../components/ui/textarea-field.tsx'
import { useAccount } from '../../../lib/account.ts'
import { firstErrors } from '../../../lib/form-rules.ts'
import { useForm } from '../../../lib/use-form.ts'
import { useEditPerson } from '../api/admin.ts'

interface PersonEditProps {
  readonly person: Pick<Person, 'id' | 'first_name' | 'last_name' | 'role'>
  readonly onClose: () => void
}

/** Changes the name or the role of a person. */
export function PersonEditDialog({ person, onClose }: PersonEditProps) {
  const own = useAccount().id === person.id
  const change = useEditPerson()
  const { id, first_name, last_name, role } = person
  const form = useForm({
    initial: { first_name, last_name, role: role as string, reason: '' },
    rules: (values) => firstErrors(editPersonBody, values, messages.fieldErrors),
    submit: async (values) => {
      await change.mutateAsync({ id, ...values, role: ROLES.find((one) => one === values.role) })
      toast.success(acts.edited)
      onClose()
    },
  })
  const another = form.values.role !== role
  return (
    <FormDialog
      title={acts.editTitle(`${first_name} ${last_name}`)}
      description={acts.editMeans}
      form={form}
      act={acts.saveChanges}
      onClose={onClose}
    >
      <TextField {...form.text('first_name')} label={fieldName('first_name')} autoComplete="off" />
      <TextField {...form.text('last_name')} label={fieldName('last_name')} autoComplete="off" />
      {!own && (
        <SelectField
          {...form.text('role')}
          label={messages.role}
          hint={another ? acts.roleMeans : undefined}
          options={ROLES.map((one) => [one, messages.ROLES[one]] as const)}
        />
      )}
      <TextareaField
        {...form.text('reason')}
        label={messages.reason}
        hint={role === 'student' ? messages.keptInAuditFor(first_name) : messages.keptInAudit}
        rows={3}
      />
    </FormDialog>
  )
}
