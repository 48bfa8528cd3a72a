import * as messages from '@shinequo/messages/web/components'
import { type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'

/** What every form control takes in addition to its own props. */
export interface FieldProps {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly className?: string
}

/** Attributes that connect a control with its label, hint and error. */
export interface ControlProps {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

interface FrameProps extends FieldProps {
  readonly optional?: boolean
  readonly after?: ReactNode
  readonly children: (control: ControlProps) => ReactNode
}

/** A label, a control, a hint and an error, connected by ids. */
export function Field({ label, hint, error, optional, after, className = '', children }: FrameProps) {
  const id = useId()
  const control = controlProps(id, hint, error)
  return (
    <div className={`grid min-w-0 content-start gap-1.5 ${className}`}>
      <label htmlFor={id} className="text-sm font-semibold leading-snug">
        {label}
        {optional && <span className="font-normal text-muted"> {messages.optional}</span>}
      </label>
      {children(control)}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-xs text-muted">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} message={error} />
      {after}
    </div>
  )
}

/** The attributes that connect a control with its hint and error. */
export function controlProps(id: string, hint: ReactNode, error: string | undefined): ControlProps {
  const described = [error && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean).join(' ')
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined }
}

/** The message under an invalid field; announced when it appears. */
export function FieldError({ id, message }: { readonly id: string; readonly message: string | undefined }) {
  return (
    <div id={id} aria-live="polite" className="empty:hidden">
      {message && (
        <p className="flex items-start gap-1.5 text-sm font-medium leading-snug text-danger">
          <Icon name="warning" className="mt-px size-4.5" />
          {message}
        </p>
      )}
    </div>
  )
}
