import { inviteBody } from '@shinequo/contract/people/invitations'
import * as messages from '@shinequo/messages/web/people'
import * as signIn from '@shinequo/messages/web/sign-in'
import toast from 'react-hot-toast'
import { SchoolField } from '../../../components/schools/school-field.tsx'
import { FormDialog } from '../../../components/ui/form-dialog.tsx'
import { LanguageField } from '../../../components/ui/language-field.tsx'
import { SelectField } from '../../../components/ui/select-field.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { firstErrors } from '../../../lib/form-rules.ts'
import { pageLanguage } from '../../../lib/language.ts'
import { useForm } from '../../../lib/use-form.ts'
import { useInvite } from '../api/admin.ts'

const ROLES = (['coach', 'student', 'admin'] as const).map((role) => [role, messages.ROLES[role]] as const)

/** Invites a person by mail. What was typed stays until it is sent, even if the dialog is closed. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const invite = useInvite()
  const form = useForm({
    initial: {
      email: '',
      role: '',
      first_name: '',
      last_name: '',
      school: '',
      locale: pageLanguage as string,
    },
    rules: (values) => firstErrors(inviteBody, values, messages.fieldErrors),
    draft: { name: 'invite' },
    submit: async (values) => {
      const { email, first_name, last_name, school, locale } = values
      const [role] = ROLES.find(([one]) => one === values.role)!
      await invite.mutateAsync({
        email,
        role,
        first_name,
        last_name,
        locale,
        ...(role === 'student' && { school }),
      })
      toast.success(messages.invitationOnItsWay(email))
      onClose()
    },
  })
  return (
    <FormDialog
      title={messages.invite}
      description={messages.inviteWords}
      form={form}
      act={messages.sendInvitation}
      onClose={onClose}
    >
      <TextField
        {...form.text('email')}
        label={signIn.email}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SelectField
        {...form.text('role')}
        label={messages.role}
        placeholder={messages.selectRole}
        options={ROLES}
      />
      {form.values.role === 'student' && (
        <SchoolField
          {...form.text('school')}
          label={messages.schoolOptional}
          hint={messages.schoolHint}
          none={messages.noSchool}
        />
      )}
      <div className="grid gap-x-4 gap-y-5 tablet:grid-cols-2">
        <TextField {...form.text('first_name')} label={messages.firstNameOptional} autoComplete="off" />
        <TextField {...form.text('last_name')} label={messages.lastNameOptional} autoComplete="off" />
      </div>
      <LanguageField {...form.text('locale')} />
    </FormDialog>
  )
}
