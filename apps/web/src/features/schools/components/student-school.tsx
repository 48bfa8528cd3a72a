import type { StudentRecord } from '@shinequo/contract/people/student-record'
import { confirmSchoolBody, type SchoolProof, takeSchoolBackBody } from '@shinequo/contract/schools/proofs'
import { datedDayText } from '@shinequo/messages/times'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { Button } from '../../../components/ui/button.tsx'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { FormDialog } from '../../../components/ui/form-dialog.tsx'
import { SelectField } from '../../../components/ui/select-field.tsx'
import { TextareaField } from '../../../components/ui/textarea-field.tsx'
import { firstErrors } from '../../../lib/form-rules.ts'
import { ownZone } from '../../../lib/own-zone.ts'
import { useSchoolNames, useSchoolOptions } from '../../../lib/school-list.ts'
import { useForm } from '../../../lib/use-form.ts'
import { useConfirmSchool, useTakeSchoolBack } from '../api/admin.ts'

const BY: Readonly<Record<SchoolProof, string>> = {
  roster: 'by a roster',
  invitation: 'by an invitation',
  address: 'by a code to a school address',
  staff: 'by staff',
}

/** Which school a student has proved, and the acts of staff on that. */
export function StudentSchool({ student }: { readonly student: StudentRecord }) {
  const { proof } = student
  const [act, setAct] = useState<'confirm' | 'take-back'>()
  const nameOf = useSchoolNames(proof ? [proof.school] : [])
  const close = () => setAct(undefined)
  return (
    <Card aria-labelledby="proved-school">
      <CardHead id="proved-school" title="Proved school" className="mb-2!" />
      <p className="[overflow-wrap:anywhere]">
        {proof
          ? `${nameOf(proof.school)}, ${BY[proof.by]}, ${datedDayText(Date.parse(proof.at), ownZone())}.`
          : 'None: wall and College Feed are closed to this student.'}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button kind="quiet" size="small" onClick={() => setAct('confirm')}>
          {proof ? 'Confirm another school' : 'Confirm a school'}
        </Button>
        {proof && (
          <Button kind="quiet" size="small" onClick={() => setAct('take-back')}>
            Take the proof back
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

function ConfirmDialog({ student, onClose }: ActProps) {
  const { mutateAsync: confirm } = useConfirmSchool(student.id)
  const schools = useSchoolOptions()
  const form = useForm({
    initial: { school: student.proof === null ? student.school : '', reason: '' },
    rules: (values) => firstErrors(confirmSchoolBody, values),
    submit: async (values) => {
      const { message } = await confirm(values)
      toast.success(message)
      onClose()
    },
  })
  const known = schools.some(([value]) => value === form.values.school)
  return (
    <FormDialog
      title={`Confirm the school of ${student.first_name}?`}
      description="Wall and College Feed of that school open at once. A school proved before is replaced."
      form={form}
      act="Confirm school"
      onClose={onClose}
    >
      <SelectField
        {...form.text('school')}
        value={known ? form.values.school : ''}
        label="School"
        placeholder="Select a school"
        options={schools}
      />
      <TextareaField {...form.text('reason')} label="Reason" hint={kept(student)} rows={3} />
    </FormDialog>
  )
}

function TakeBackDialog({ student, onClose }: ActProps) {
  const { mutateAsync: takeBack } = useTakeSchoolBack(student.id)
  const form = useForm({
    initial: { reason: '' },
    rules: (values) => firstErrors(takeSchoolBackBody, values),
    submit: async ({ reason }) => {
      const { message } = await takeBack(reason)
      toast.success(message)
      onClose()
    },
  })
  return (
    <FormDialog
      title={`Take the proof of ${student.first_name} back?`}
      description="Wall and College Feed close at once. A school address that proved it can prove another account."
      form={form}
      act="Take it back"
      danger
      keep="Keep it"
      onClose={onClose}
    >
      <TextareaField {...form.text('reason')} label="Reason" hint={kept(student)} rows={3} />
    </FormDialog>
  )
}

const kept = ({ first_name }: StudentRecord) => `Kept in the audit, where ${first_name} can read it.`
