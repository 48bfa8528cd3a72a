import type { BodyInput } from '@shinequo/contract/endpoint'
import {
  type BulkActName,
  bulkCapacityBody,
  bulkReasonBody,
  bulkReminderBody,
  bulkSchoolBody,
  type planBulkAct,
} from '@shinequo/contract/people/bulk-acts'
import * as people from '@shinequo/messages/web/people'
import * as messages from '@shinequo/messages/web/people-acts'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { SchoolSearch } from '../../../components/schools/school-search.tsx'
import { FormDialog } from '../../../components/ui/form-dialog.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { TextareaField } from '../../../components/ui/textarea-field.tsx'
import { firstErrors } from '../../../lib/form-rules.ts'
import { useSchoolNames } from '../../../lib/school-list.ts'
import { useForm } from '../../../lib/use-form.ts'
import { usePlanAct } from '../api/admin.ts'

/** What each act asks besides the reason. */
const BODIES = {
  set_capacity: bulkCapacityBody,
  remind: bulkReminderBody,
  set_school: bulkSchoolBody,
} as const

type Values = Record<'reason' | 'most' | 'note' | 'school', string>

interface BulkDialogProps {
  readonly act: BulkActName
  readonly chosen: Pick<BodyInput<typeof planBulkAct>, 'targets' | 'filter'>
  readonly onClose: () => void
}

/** Asks why, and for a capacity or a school if the act sets one; then leads to the dry run. */
export function BulkDialog({ act, chosen, onClose }: BulkDialogProps) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const plan = usePlanAct()
  // The same act if the form is sent twice.
  const [id] = useState(() => crypto.randomUUID())
  const sets = act === 'set_capacity'
  const reminds = act === 'remind'
  const assigns = act === 'set_school'
  const bodyOf = ({ reason, most, note, school }: Values) => ({
    reason,
    ...(reminds && { note }),
    ...(assigns && { school }),
    ...(sets && { capacity: most.trim() === '' ? Number.NaN : Number(most) }),
  })
  const form = useForm({
    initial: { reason: '', most: '', note: '', school: '' },
    rules: (values) => {
      const { capacity: wrong, ...errors } = firstErrors(
        BODIES[act as keyof typeof BODIES] ?? bulkReasonBody,
        bodyOf(values),
        messages.fieldErrors,
      )
      return { ...(wrong && { most: wrong }), ...errors }
    },
    submit: async (values) => {
      await plan.mutateAsync({ id, act, ...chosen, ...bodyOf(values) })
      void navigate(`/admin/people/acts/${id}`, { state: { from: pathname + search } })
    },
  })
  const words = messages.ACTS[act]
  const nameOfSchool = useSchoolNames(form.values.school ? [form.values.school] : [])
  return (
    <FormDialog
      title={words.title}
      description={`${words.means} ${messages.nothingYet}`}
      form={form}
      act={messages.seeWhatHappens}
      onClose={onClose}
    >
      {sets && (
        <TextField {...form.text('most')} label={messages.capacity} inputMode="numeric" autoComplete="off" />
      )}
      {assigns && (
        <SchoolSearch
          name="school"
          label={messages.school}
          error={form.text('school').error}
          chosen={form.values.school && nameOfSchool(form.values.school)}
          onChoose={(chosen) => form.set('school', chosen?.value ?? '')}
          except={['other']}
          clearable
        />
      )}
      {reminds && (
        <TextareaField {...form.text('note')} label={messages.ownNote} hint={messages.ownNoteHint} rows={3} />
      )}
      <TextareaField {...form.text('reason')} label={people.reason} hint={people.keptInAudit} rows={3} />
    </FormDialog>
  )
}
