import type { StudentRecord } from '@shinequo/contract/people/student-record'
import { confirmSchoolBody, takeSchoolBackBody } from '@shinequo/contract/schools/proofs'
import { datedDayText } from '@shinequo/messages/times'
import * as components from '@shinequo/messages/web/components'
import { fieldName } from '@shinequo/messages/web/fields'
import * as people from '@shinequo/messages/web/people'
import * as messages from '@shinequo/messages/web/schools'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { SchoolField } from '../../../components/schools/school-field.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { FormDialog } from '../../../components/ui/form-dialog.tsx'
import { TextareaField } from '../../../components/ui/textarea-field.tsx'
import { firstErrors } from '../../../lib/form-rules.ts'
import { ownZone } from '../../../lib/own-zone.ts'
import { useSchoolNames } from '../../../lib/school-list.ts'
import { useForm } from '../../../lib/use-form.ts'
import { useConfirmSchool, useTakeSchoolBack } from '../api/admin.ts'

/** The school a student has proved, and the staff's actions on that. */
export function StudentSchool({ student }: { readonly student: StudentRecord }) {
  const { proof } = student
  const [act, setAct] = useState<'confirm' | 'take-back'>()
  const nameOf = useSchoolNames(proof ? [proof.school] : [])
  const close = () => setAct(undefined)
  return (
    <Card aria-labelledby="proved-school">
      <CardHead id="proved-school" title={messages.provedSchool} className="mb-2!" />
      <p className="[overflow-wrap:anywhere]">
        {proof
          ? messages.provedBy(nameOf(proof.school), proof.by, datedDayText(Date.parse(proof.at), ownZone()))
          : messages.noneProved}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button kind="quiet" size="small" onClick={() => setAct('confirm')}>
          {proof ? messages.confirmAnother : messages.confirmASchool}
        </Button>
        {proof && (
          <Button kind="quiet" size="small" onClick={() => setAct('take-back')}>
            {messages.takeProofBack}
          </Button>
        )}
      </div>
      {act === 'confirm' && <ConfirmDialog student={student} onClose={close} />}
      {act === 'take-back' && <TakeBackDialog student={student} onClose={close} />}
    </Card>
  )
}

interface ActProps {
  readonly student: StudentRecord
  readonly onClose: () => void
}

/** The format of a listed school's value; any other text was typed by the student. */
const LISTED = /^[a-z0-9_]+$/

function ConfirmDialog({ student, onClose }: ActProps) {
  const { mutateAsync: confirm } = useConfirmSchool(student.id)
  const form = useForm({
    initial: {
      school: student.proof === null && LISTED.test(student.school) ? student.school : '',
      reason: '',
    },
    rules: (values) => firstErrors(confirmSchoolBody, values, messages.fieldErrors),
    submit: async (values) => {
      const { message } = await confirm(values)
      toast.success(message)
      onClose()
    },
  })
  return (
    <FormDialog
      title={messages.confirmTitle(student.first_name)}
      description={messages.confirmMeans}
      form={form}
      act={messages.confirmSchool}
      onClose={onClose}
    >
      <SchoolField {...form.text('school')} label={fieldName('school')} placeholder={messages.selectSchool} />
      <TextareaField
        {...form.text('reason')}
        label={messages.reason}
        hint={people.keptInAuditFor(student.first_name)}
        rows={3}
      />
    </FormDialog>
  )
}

function TakeBackDialog({ student, onClose }: ActProps) {
  const { mutateAsync: takeBack } = useTakeSchoolBack(student.id)
  const form = useForm({
    initial: { reason: '' },
    rules: (values) => firstErrors(takeSchoolBackBody, values, messages.fieldErrors),
    submit: async ({ reason }) => {
      const { message } = await takeBack(reason)
      toast.success(message)
      onClose()
    },
  })
  return (
    <FormDialog
      title={messages.takeBackTitle(student.first_name)}
      description={messages.takeBackMeans}
      form={form}
      act={messages.removeVerification}
      danger
      keep={components.keepIt}
      onClose={onClose}
    >
      <TextareaField
        {...form.text('reason')}
        label={messages.reason}
        hint={people.keptInAuditFor(student.first_name)}
        rows={3}
      />
    </FormDialog>
  )
}
