import { addSchoolBody } from '@shinequo/contract/schools'
import toast from 'react-hot-toast'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { TextareaField } from '../../../components/ui/textarea-field.tsx'
import { ApiError, messageOf } from '../../../lib/error-catalogue.ts'
import { firstErrors } from '../../../lib/form-rules.ts'
import { useForm } from '../../../lib/use-form.ts'
import { useAddSchool } from '../api.ts'
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
  const atField = form.failure instanceof ApiError && Object.keys(form.failure.fields).length > 0
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Add a school"
      description="Students find it in the list of schools at once. It cannot be removed, but renamed."
      foot={
        <>
          <Button kind="quiet" disabled={form.busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="add-school" busy={form.busy}>
            Add school
          </Button>
        </>
      }
    >
      <form {...form.formProps} id="add-school" className="grid gap-5">
        {form.failure !== null && !atField && <Note tone="danger">{messageOf(form.failure)}</Note>}
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
      </form>
    </Dialog>
  )
}
