import { holdBody } from '@shinequo/contract/matching/holds'
import type { StudentRecord } from '@shinequo/contract/people/student-record'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { Button } from '../../../components/ui/button.tsx'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { FormDialog } from '../../../components/ui/form-dialog.tsx'
import { TextareaField } from '../../../components/ui/textarea-field.tsx'
import { firstErrors } from '../../../lib/form-rules.ts'
import { useForm } from '../../../lib/use-form.ts'
import { useHoldMatching } from '../api/admin.ts'

/** Whether the engine or people alone choose coaches for a student, and the way to change it. */
export function StudentMatching({ student }: { readonly student: StudentRecord }) {
  const [changing, setChanging] = useState(false)
  const { matching_held: held, first_name } = student
  return (
    <Card aria-labelledby="matching">
      <CardHead id="matching" title="Matching" className="mb-2!" />
      <p className="max-w-[66ch] [overflow-wrap:anywhere]">
        {held
          ? `On hold: the engine proposes no coach. People choose for ${first_name}, by hand.`
          : `The engine chooses coaches for ${first_name} by the answers. You can pair by hand beside it.`}
      </p>
      <Button kind="quiet" size="small" className="mt-4" onClick={() => setChanging(true)}>
        {held ? 'End the hold' : 'Put matching on hold'}
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
    rules: ({ reason }) => firstErrors(holdBody, { held, reason }),
    submit: async ({ reason }) => {
      const { message } = await hold({ held, reason })
      toast.success(message)
      onClose()
    },
  })
  return (
    <FormDialog
      title={held ? `Put matching on hold for ${first_name}?` : `End the hold for ${first_name}?`}
      description={
        held
          ? 'Coaches and requests of now stay. The engine proposes nobody new until you end the hold.'
          : 'The engine fills the free places at once, by the present answers.'
      }
      form={form}
      act={held ? 'Put on hold' : 'End the hold'}
      onClose={onClose}
    >
      <TextareaField
        {...form.text('reason')}
        label="Reason"
        hint={`Kept in the audit, where ${first_name} can read it.`}
        rows={3}
      />
    </FormDialog>
  )
}
