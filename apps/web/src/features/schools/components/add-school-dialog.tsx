import { addSchoolBody } from '@shinequo/contract/schools/admin-schools'
import toast from 'react-hot-toast'
import { FormDialog } from '../../../components/ui/form-dialog.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { TextareaField } from '../../../components/ui/textarea-field.tsx'
import { firstErrors } from '../../../lib/form-rules.ts'
import { useForm } from '../../../lib/use-form.ts'
import { useAddSchool } from '../api/admin.ts'
import { DOMAINS_HINT, domainsOf } from './school-words.ts'

/** Adds a school. What is typed stays until it is saved, also when the dialog closes. */
export function AddSchoolDialog({ onClose }: { readonly onClose: () => void }) {
  const add = useAddSchool()
  const form = useForm({
    initial: { name: '', wellness_url: '', domains: '' },
    rules: ({ domains, ...values }) => firstErrors(addSchoolBody, { ...values, domains: domainsOf(domains) }),
    draft: { name: 'add-school' },
    submit: async ({ domains, ...values }) => {
      const school = await add.mutateAsync({ ...values, domains: domainsOf(domains) })
      toast.success(`${school.name} is added. Students can choose it now.`)
      onClose()
    },
  })
  return (
    <FormDialog
      title="Add a school"
      description="Students find it in the list of schools at once. It cannot be removed, but renamed."
      form={form}
      act="Add school"
      onClose={onClose}
    >
      <TextField {...form.text('name')} label="Name" autoComplete="off" maxLength={120} />
      <TextField
        {...form.text('wellness_url')}
        label="Wellness link (optional)"
        hint="Begins with https://. It is checked as you save."
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextareaField
        {...form.text('domains')}
        label="Mail domains (optional)"
        hint={DOMAINS_HINT}
        rows={3}
        autoCapitalize="none"
        spellCheck={false}
      />
    </FormDialog>
  )
}
