import { inviteBody } from '@shinequo/contract/people/invitations'
import toast from 'react-hot-toast'
import { FormDialog } from '../../../components/ui/form-dialog.tsx'
import { SelectField } from '../../../components/ui/select-field.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { firstErrors } from '../../../lib/form-rules.ts'
import { useSchoolOptions } from '../../../lib/school-list.ts'
import { useForm } from '../../../lib/use-form.ts'
import { useInvite } from '../api/admin.ts'

const ROLES = [
  ['coach', 'Coach'],
  ['student', 'Student'],
  ['admin', 'Administrator'],
] as const

/** Asks somebody in by mail. What is typed stays until it is sent, also when the dialog closes. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const invite = useInvite()
  const schools = useSchoolOptions()
  const form = useForm({
    initial: { email: '', role: '', first_name: '', last_name: '', school: '' },
    rules: (values) => firstErrors(inviteBody, values),
    draft: { name: 'invite' },
    submit: async (values) => {
      const { email, first_name, last_name, school } = values
      const [role] = ROLES.find(([one]) => one === values.role)!
      await invite.mutateAsync({
        email,
        role,
        first_name,
        last_name,
        ...(role === 'student' && { school }),
      })
      toast.success(`The invitation to ${email} is on its way.`)
      onClose()
    },
  })
  return (
    <FormDialog
      title="Invite somebody"
      description="They get a mail with a link that is good once, for 7 days."
      form={form}
      act="Send invitation"
      onClose={onClose}
    >
      <TextField
        {...form.text('email')}
        label="Email"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SelectField {...form.text('role')} label="Role" placeholder="Select a role" options={ROLES} />
      {form.values.role === 'student' && (
        <SelectField
          {...form.text('school')}
          label="School (optional)"
          hint="Accepting the invitation proves it: wall and College Feed are open from the start."
          options={[['', 'None'], ...schools]}
        />
      )}
      <div className="grid gap-x-4 gap-y-5 tablet:grid-cols-2">
        <TextField {...form.text('first_name')} label="First name (optional)" autoComplete="off" />
        <TextField {...form.text('last_name')} label="Last name (optional)" autoComplete="off" />
      </div>
    </FormDialog>
  )
}
