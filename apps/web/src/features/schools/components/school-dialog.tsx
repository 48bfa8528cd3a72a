import { type AdminSchool, schoolBody } from '@shinequo/contract/schools/admin-schools'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/schools'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { Checkbox } from '../../../components/ui/checkbox.tsx'
import { FormDialog } from '../../../components/ui/form-dialog.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { TextareaField } from '../../../components/ui/textarea-field.tsx'
import { useAccount } from '../../../lib/account.ts'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { dropDraft } from '../../../lib/form-draft.ts'
import { firstErrors } from '../../../lib/form-rules.ts'
import { schoolText } from '../../../lib/school-text.ts'
import { useForm } from '../../../lib/use-form.ts'
import { useUnsavedGuard } from '../../../lib/use-unsaved-guard.ts'
import { useSaveSchool } from '../api/admin.ts'
import { domainsOf } from '../school-words.ts'
import { LinkCheck } from './school-list.tsx'

interface SchoolDialogProps {
  /** The newest known version of the school. */
  readonly school: AdminSchool
  readonly onClose: () => void
}

/**
 * Changes a school. What is typed is kept until it is saved or cancelled. If somebody else has saved meanwhile, shows
 * their version above.
 */
export function SchoolDialog({ school, onClose }: SchoolDialogProps) {
  const save = useSaveSchool()
  const account = useAccount()
  const { value, version } = school
  const [begun] = useState(version)
  const draft = `school:${account.id}:${value}:${begun}`
  const initial = {
    name: school.name,
    wellness_url: school.wellness_url,
    wall_on: school.wall_on,
    domains: school.domains.join('\n'),
  }
  const form = useForm({
    initial,
    rules: ({ domains, ...values }) =>
      firstErrors(schoolBody, { ...values, domains: domainsOf(domains), version }, messages.fieldErrors),
    draft: { name: draft },
    submit: async ({ domains, ...values }) => {
      const saved = await save.mutateAsync({ value, ...values, domains: domainsOf(domains), version })
      toast.success(
        saved.link ? messages.isSavedWithLink(saved.name, saved.link.state) : messages.isSaved(saved.name),
      )
      onClose()
    },
  })
  useUnsavedGuard(JSON.stringify(form.values) !== JSON.stringify(initial))
  const overtaken = version !== begun
  return (
    <FormDialog
      title={messages.editSchool(schoolText(school.name))}
      description={messages.changeLede}
      form={form}
      act={actions.save}
      failureText={(error) => (overtaken ? null : messageOf(error))}
      onClose={onClose}
      onKeep={() => {
        dropDraft(draft)
        onClose()
      }}
    >
      {overtaken && (
        <Note tone="amber">
          <p>{messages.overtaken}</p>
          <dl className="my-2 grid gap-1 [overflow-wrap:anywhere]">
            <Fact term={messages.name} value={school.name} />
            <Fact term={messages.link} value={school.wellness_url || messages.none} />
            <Fact term={messages.wall} value={school.wall_on ? messages.on : messages.off} />
            <Fact term={messages.domains} value={school.domains.join(', ') || messages.none} />
          </dl>
          <p>{actions.saveOnceMore}</p>
        </Note>
      )}
      <TextField {...form.text('name')} label={messages.name} autoComplete="off" maxLength={120} />
      <div className="grid gap-3">
        <TextField
          {...form.text('wellness_url')}
          label={messages.wellnessLink}
          hint={messages.linkHint}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        {school.wellness_url !== '' && form.values.wellness_url === school.wellness_url && (
          <p className="text-sm text-muted">
            <LinkCheck school={school} />
          </p>
        )}
      </div>
      <TextareaField
        {...form.text('domains')}
        label={messages.mailDomains}
        hint={messages.domainsHint}
        rows={3}
        autoCapitalize="none"
        spellCheck={false}
      />
      <Checkbox {...form.check('wall_on')} label={messages.wallChoice} />
    </FormDialog>
  )
}

function Fact({ term, value }: { readonly term: string; readonly value: string }) {
  return (
    <div className="flex gap-2">
      <dt className="shrink-0 font-semibold">{term}</dt>
      <dd className="min-w-0">{value}</dd>
    </div>
  )
}
