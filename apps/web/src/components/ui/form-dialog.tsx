import * as actions from '@shinequo/messages/web/actions'
import { type ReactNode, useId } from 'react'
import { ApiError, messageOf } from '../../lib/error-catalogue.ts'
import type { FormValues, useForm } from '../../lib/use-form.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Note } from './note.tsx'

interface FormDialogProps {
  readonly title: string
  readonly description: ReactNode
  /** What `useForm` answers. */
  readonly form: Pick<ReturnType<typeof useForm>, 'failure' | 'busy' | 'formProps'> & {
    readonly values: FormValues
  }
  /** What the form does, on its button. */
  readonly act: string
  /** The act takes something away. */
  readonly danger?: boolean
  /** The button that leaves everything as it is. */
  readonly keep?: string
  /** Why sending failed, in words of the dialog; null says nothing. */
  readonly failureText?: (error: unknown) => string | null
  readonly onClose: () => void
  /** For the button that leaves everything as it is; left out, `onClose`. */
  readonly onKeep?: () => void
  /** The fields. */
  readonly children: ReactNode
}

/**
 * A dialog that is one form, open as long as it is rendered. Its first control gets the focus, and closing gives it back.
 * While the form is being sent, its button is busy and the other one is disabled. What failed stands above the fields,
 * unless the server named one of them: then it stands there.
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
  const { failureText = messageOf, children } = props
  const id = useId()
  const failed =
    form.failure === null || isAtField(form.failure, form.values) ? null : failureText(form.failure)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
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

/** Whether the server refused a value that has a field here, beside which it says so. */
function isAtField(failure: unknown, values: FormValues): boolean {
  return (
    failure instanceof ApiError && Object.keys(failure.fields).some((name) => Object.hasOwn(values, name))
  )
}
