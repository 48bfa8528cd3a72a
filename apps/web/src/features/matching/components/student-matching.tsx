import { holdBody } from '@shinequo/contract/matching/holds'
import type { StudentRecord } from '@shinequo/contract/people/student-record'
import * as matching from '@shinequo/messages/web/matching'
import * as messages from '@shinequo/messages/web/matching-admin'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { Button } from '../../../components/ui/button.tsx'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { FormDialog } from '../../../components/ui/form-dialog.tsx'
import { TextareaField } from '../../../components/ui/textarea-field.tsx'
import { firstErrors } from '../../../lib/form-rules.ts'
import { useForm } from '../../../lib/use-form.ts'
import { useHoldMatching } from '../api/admin.ts'

/** Whether the engine or only people choose coaches for a student, and a button to change that. */
export function StudentMatching({ student }: { readonly student: StudentRecord }) {
  const [changing, setChanging] = useState(false)
  const { matching_held: held, first_name } = student
  return (
    <Card aria-labelledby="matching">
      <CardHead id="matching" title={messages.matching} className="mb-2!" />
      <p className="max-w-[66ch] [overflow-wrap:anywhere]">
        {held ? messages.onHold(first_name) : messages.engineChooses(first_name)}
      </p>
      <Button kind="quiet" size="small" className="mt-4" onClick={() => setChanging(true)}>
        {held ? messages.endHold : messages.putMatchingOnHold}
      </Button>
      {changing && <HoldDialog student={student} onClose={() => setChanging(false)} />}
    </Card>
  )
}

interface HoldDialogProps {
  readonly student: StudentRecord
  readonly onClose: () => void
}

function HoldDialog({ student, onClose }: HoldDialogProps) {
  const { id, first_name } = student
  const held = !student.matching_held
  const { mutateAsync: hold } = useHoldMatching(id)
  const form = useForm({
    initial: { reason: '' },
    rules: ({ reason }) => firstErrors(holdBody, { held, reason }, matching.fieldErrors),
    submit: async ({ reason }) => {
      const { message } = await hold({ held, reason })
      toast.success(message)
      onClose()
    },
  })
  return (
    <FormDialog
      title={held ? messages.holdAsked(first_name) : messages.endHoldAsked(first_name)}
      description={held ? messages.holdMeans : messages.endHoldMeans}
      form={form}
      act={held ? messages.putOnHold : messages.endHold}
      onClose={onClose}
    >
      <TextareaField
        {...form.text('reason')}
        label={matching.reason}
        hint={matching.keptInAudit(first_name)}
        rows={3}
      />
    </FormDialog>
  )
}
