import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { ApiError } from './error-catalogue.ts'
import { dropDraft, readDraft, storeDraft } from './form-draft.ts'
import type { FieldErrors } from './form-rules.ts'

export type FormValues = Record<string, string | boolean>

interface Options<V extends FormValues> {
  readonly initial: V
  /** The failing rule of each field, in the order in which they should be shown. */
  readonly rules: (values: V) => FieldErrors
  /** Called after the rules pass. If it resolves to false, nothing is sent and nothing changes. */
  readonly before?: (values: V) => Promise<boolean>
  /** Sends the values. An error it throws is shown in `failure` and at the fields it names. */
  readonly submit: (values: V) => Promise<void>
  /** Keeps what is typed across a reload, except the fields in `except`. */
  readonly draft?: { readonly name: string; readonly except?: readonly (keyof V)[] }
}

/**
 * The values, errors and submission of a form. Errors appear on submit; a field's error disappears when the field
 * changes. The first invalid field is focused. While the form is being sent, it is not sent again, and the controls of
 * `text` and `check` cannot be changed, so that they show what was sent; they keep the focus.
 */
export function useForm<V extends FormValues>({ initial, rules, before, submit, draft }: Options<V>) {
  const [values, setValues] = useState<V>(() => (draft ? withDraft(initial, draft.name) : initial))
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const focusDue = useRef(false)

  // In the same commit that shows the errors: a later effect could steal the focus from where the person has moved
  // since.
  useLayoutEffect(() => {
    if (!focusDue.current) return
    focusDue.current = false
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  })

  function show(found: FieldErrors) {
    focusDue.current = Object.keys(found).length > 0
    setErrors(found)
  }

  /** Sets several values at once; two calls of `set` in one event would lose the first. */
  function fill(some: Partial<V>) {
    const next = { ...values, ...some }
    setValues(next)
    setErrors((shown) => without(shown, Object.keys(some)) as FieldErrors)
    if (draft) storeDraft(draft.name, without(next, draft.except ?? []))
  }

  function set<K extends keyof V & string>(name: K, value: V[K]) {
    fill({ [name]: value } as unknown as Partial<V>)
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setFailure(null)
    const found = rules(values)
    show(found)
    if (Object.keys(found).length > 0) return
    // The browser itself asks for fields marked `required`, with its own message.
    const missing = form.current?.querySelector<HTMLInputElement>('input:required:invalid')
    if (missing) {
      missing.reportValidity()
      return
    }
    if (before && !(await before(values))) return
    setBusy(true)
    try {
      await submit(values)
      if (draft) dropDraft(draft.name)
    } catch (error) {
      setFailure(error)
      show(error instanceof ApiError ? known(error.fields, values) : {})
    } finally {
      setBusy(false)
    }
  }

  /** The props of one text control. */
  function text<K extends keyof V & string>(name: K) {
    return {
      name,
      value: values[name] as string,
      error: errors[name],
      readOnly: busy,
      onChange: (event: { target: { value: string } }) => set(name, event.target.value as V[K]),
    }
  }

  /** The props of one checkbox. */
  function check<K extends keyof V & string>(name: K) {
    return {
      name,
      checked: values[name] as boolean,
      error: errors[name],
      disabled: busy,
      onChange: (event: { target: { checked: boolean } }) => set(name, event.target.checked as V[K]),
    }
  }

  return {
    values,
    errors,
    failure,
    busy,
    set,
    fill,
    text,
    check,
    formProps: { ref: form, onSubmit, noValidate: true },
  }
}

/** `initial` with the stored values whose name and type still match. */
function withDraft<V extends FormValues>(initial: V, name: string): V {
  const kept = Object.entries(readDraft(name)).filter(([key, value]) => typeof value === typeof initial[key])
  return { ...initial, ...Object.fromEntries(kept) }
}

/** The server's field errors for fields that this form has. */
function known(errors: FieldErrors, values: FormValues): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => Object.hasOwn(values, field)))
}

function without<V extends object>(values: V, names: readonly (keyof V)[]): Partial<V> {
  return Object.fromEntries(
    Object.entries(values).filter(([key]) => !names.includes(key as keyof V)),
  ) as Partial<V>
}
