import { addSchoolBody } from '@shinequo/contract/schools/admin-schools'
import * as messages from '@shinequo/messages/web/schools'
import toast from 'react-hot-toast'
import { FormDialog } from '../../../components/ui/form-dialog.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { TextareaField } from '../../../components/ui/textarea-field.tsx'
import { firstErrors } from '../../../lib/form-rules.ts'
import { useForm } from '../../../lib/use-form.ts'
import { useAddSchool } from '../api/admin.ts'
import { domainsOf } from '../school-words.ts'

/** Adds a school. What is typed is kept until it is saved, even if the dialog closes. */
export function AddSchoolDialog({ onClose }: { readonly onClose: () => void }) {
  const add = useAddSchool()
  const form = useForm({
    initial: { name: '', wellness_url: '', domains: '' },
    rules: ({ domains, ...values }) =>
      firstErrors(addSchoolBody, { ...values, domains: domainsOf(domains) }, messages.fieldErrors),
    draft: { name: 'add-school' },
    submit: async ({ domains, ...values }) => {
      const school = await add.mutateAsync({ ...values, domains: domainsOf(domains) })
      toast.success(messages.isAdded(school.name))
      onClose()
    },
  })
  return (
    <FormDialog
      title={messages.addASchool}
      description={messages.addLede}
      form={form}
      act={messages.addSchool}
      onClose={onClose}
    >
      <TextField {...form.text('name')} label={messages.name} autoComplete="off" maxLength={120} />
      <TextField
        {...form.text('wellness_url')}
        label={messages.wellnessLinkOptional}
        hint={messages.newLinkHint}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextareaField
        {...form.text('domains')}
        label={messages.mailDomainsOptional}
        hint={messages.domainsHint}
        rows={3}
        autoCapitalize="none"
        spellCheck={false}
      />
    </FormDialog>
  )
}
