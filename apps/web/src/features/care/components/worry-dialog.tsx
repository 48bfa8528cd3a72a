import { type CareStaff, handOverBody } from '@shinequo/contract/care/worries'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/care-worries'
import { useId } from 'react'
import toast from 'react-hot-toast'
import { NoEmergencyService, StaffHours } from '../../../components/care/staff-there.tsx'
import { Checkbox } from '../../../components/ui/checkbox.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { FieldError } from '../../../components/ui/field.tsx'
import { FormDialog } from '../../../components/ui/form-dialog.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { TextareaField } from '../../../components/ui/textarea-field.tsx'
import { useAccount } from '../../../lib/account.ts'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { firstErrors } from '../../../lib/form-rules.ts'
import { useForm } from '../../../lib/use-form.ts'
import { useCareStaff, useHandOver } from '../api/coach.ts'

interface WorryDialogProps {
  /** The student's profile id. */
  readonly student: string
  readonly firstName: string
  /** What the text begins with, such as a note. */
  readonly text: string
  readonly onClose: () => void
}

/** Hands a worry about a student over to named staff. */
export default function WorryDialog(props: WorryDialogProps) {
  const { data, error, isFetching, refetch } = useCareStaff()
  if (data !== undefined) return <WorryForm {...props} staff={data.staff} hours={data.hours} />
  return (
    <Dialog open onOpenChange={props.onClose} title={messages.worriedAbout(props.firstName)} description="">
      {error === null ? (
        <Waiting>{actions.loading}</Waiting>
      ) : (
        <ErrorState
          level="h3"
          title={messages.staffDidNotLoad}
          message={messageOf(error)}
          retrying={isFetching}
          onRetry={refetch}
        />
      )}
      <NoEmergencyService />
    </Dialog>
  )
}

interface WorryFormProps extends WorryDialogProps {
  readonly staff: readonly CareStaff[]
  readonly hours: string
}

const idsIn = (named: string) => named.split(' ').filter(Boolean)

function WorryForm({ student, firstName, text, staff, hours, onClose }: WorryFormProps) {
  const handOver = useHandOver(student)
  const account = useAccount()
  const id = useId()
  const [only, ...others] = staff
  const bodyOf = (values: { text: string; staff: string }) => ({
    text: values.text,
    staff: idsIn(values.staff),
  })
  const form = useForm({
    // Ids with spaces between them: a form keeps texts.
    initial: { text, staff: only && others.length === 0 ? only.account_id : '' },
    rules: (values) => firstErrors(handOverBody, bodyOf(values), messages.fieldErrors),
    ...(text === '' && { draft: { name: `worry:${account.id}:${student}` } }),
    submit: async (values) => {
      const { to } = await handOver.mutateAsync(bodyOf(values))
      toast.success(messages.handedOver(to))
      onClose()
    },
  })
  const named = idsIn(form.values.staff)
  const { staff: staffError } = form.errors
  return (
    <FormDialog
      title={messages.worriedAbout(firstName)}
      description={messages.whatHappens(firstName)}
      form={form}
      act={messages.handOver}
      onClose={onClose}
    >
      <TextareaField
        {...form.text('text')}
        label={messages.whatWorriesYou}
        hint={messages.whatWorriesYouHint}
        maxLength={4000}
        rows={4}
      />
      <fieldset aria-describedby={staffError ? `${id}-error ${id}-hint` : `${id}-hint`}>
        <legend className="p-0 text-sm font-semibold leading-snug">{messages.whoShouldRead}</legend>
        <p id={`${id}-hint`} className="mt-1 mb-2 text-xs text-muted">
          {messages.whoShouldReadHint}
        </p>
        {staff.map(({ account_id, name }) => (
          <Checkbox
            key={account_id}
            name={account_id}
            label={name}
            checked={named.includes(account_id)}
            aria-invalid={staffError ? true : undefined}
            onChange={({ target }) => {
              const rest = named.filter((one) => one !== account_id)
              form.set('staff', [...rest, ...(target.checked ? [account_id] : [])].join(' '))
            }}
          />
        ))}
        <FieldError id={`${id}-error`} message={staffError} />
      </fieldset>
      <StaffHours hours={hours} />
      <NoEmergencyService />
    </FormDialog>
  )
}
