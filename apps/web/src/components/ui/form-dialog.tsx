import * as actions from '@shinequo/messages/web/actions'
import { type ReactNode, type RefObject, useId } from 'react'
import { ApiError, messageOf } from '../../lib/error-catalogue.ts'
import type { FormValues, useForm } from '../../lib/use-form.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Note } from './note.tsx'

interface FormDialogProps {
  readonly title: string
  readonly description: ReactNode
  /** The result of `useForm`. */
  readonly form: Pick<ReturnType<typeof useForm>, 'failure' | 'busy' | 'formProps'> & {
    readonly values: FormValues
  }
  /** The label of the submit button. */
  readonly act: string
  /** The action removes something. */
  readonly danger?: boolean
  /** The label of the button that changes nothing. */
  readonly keep?: string
  /** The message shown when sending failed; null shows none. */
  readonly failureText?: (error: unknown) => string | null
  /** The field that is focused on opening; the first control of the dialog if left out. */
  readonly first?: RefObject<HTMLElement | null>
  readonly onClose: () => void
  /** Called by the button that changes nothing; `onClose` if left out. */
  readonly onKeep?: () => void
  /** The fields. */
  readonly children: ReactNode
}

/**
 * A dialog that consists of one form and is open while it is rendered. It takes the focus; closing returns
 * it. While the form is being sent, the submit button is busy and the other one disabled. An error is shown
 * above the fields, unless the server named one of them: then it is shown there.
 */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    description,
    form,
    act,
    danger = false,
    keep = actions.cancel,
    onClose,
    onKeep = onClose,
  } = props
  const { failureText = messageOf, first, children } = props
  const id = useId()
  const failed =
    form.failure === null || isAtField(form.failure, form.values) ? null : failureText(form.failure)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      {...(first && { first })}
      foot={
        <>
          <Button kind="quiet" disabled={form.busy} onClick={onKeep}>
            {keep}
          </Button>
          <Button type="submit" form={id} kind={danger ? 'danger' : 'primary'} busy={form.busy}>
            {act}
          </Button>
        </>
      }
    >
      <form {...form.formProps} id={id} className="grid gap-5">
        {failed !== null && <Note tone="danger">{failed}</Note>}
        {children}
      </form>
    </Dialog>
  )
}

/** Whether the server refused the value of a field of this form, which then shows the message. */
function isAtField(failure: unknown, values: FormValues): boolean {
  return (
    failure instanceof ApiError && Object.keys(failure.fields).some((name) => Object.hasOwn(values, name))
  )
}
