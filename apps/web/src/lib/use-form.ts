import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { ApiError } from './error-catalogue.ts'
import { dropDraft, readDraft, storeDraft } from './form-draft.ts'
import type { FieldErrors } from './form-rules.ts'

export type FormValues = Record<string, string | boolean>

interface Options<V extends FormValues> {
  readonly initial: V
  /** The failing rule of each field, in the order in which they should be met. */
  readonly rules: (values: V) => FieldErrors
  /** Asked after the rules: when it answers false, nothing is sent and everything stays as it is. */
  readonly before?: (values: V) => Promise<boolean>
  /** Sends the values. What it throws stands in `failure`, and at the fields it names. */
  readonly submit: (values: V) => Promise<void>
  /** Keeps what is typed over a reload, without the fields of `except`. */
  readonly draft?: { readonly name: string; readonly except?: readonly (keyof V)[] }
}

/**
 * A form's values, errors and sending. Errors appear on an attempt to send and leave a field as soon as it
 * changes; the first invalid field gets the focus.
 */
export function useForm<V extends FormValues>({ initial, rules, before, submit, draft }: Options<V>) {
  const [values, setValues] = useState<V>(() => (draft ? withDraft(initial, draft.name) : initial))
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const focusDue = useRef(false)

  // With the commit that shows the errors: an effect after it could take the focus from where the person has gone since.
  useLayoutEffect(() => {
    if (!focusDue.current) return
    focusDue.current = false
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  })

  function show(found: FieldErrors) {
    focusDue.current = Object.keys(found).length > 0
    setErrors(found)
  }

  function set<K extends keyof V & string>(name: K, value: V[K]) {
    const next = { ...values, [name]: value }
    setValues(next)
    setErrors(({ [name]: _gone, ...rest }) => rest)
    if (draft) storeDraft(draft.name, without(next, draft.except ?? []))
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setFailure(null)
    const found = rules(values)
    show(found)
    if (Object.keys(found).length > 0) return
    // What is marked `required` is the browser's to ask for, in its own words.
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
      onChange: (event: { target: { value: string } }) => set(name, event.target.value as V[K]),
    }
  }

  /** The props of one checkbox. */
  function check<K extends keyof V & string>(name: K) {
    return {
      name,
      checked: values[name] as boolean,
      error: errors[name],
      onChange: (event: { target: { checked: boolean } }) => set(name, event.target.checked as V[K]),
    }
  }

  return {
    values,
    errors,
    failure,
    busy,
    set,
    text,
    check,
    formProps: { ref: form, onSubmit, noValidate: true },
  }
}

/** `initial` with those kept values whose name and kind still fit. */
function withDraft<V extends FormValues>(initial: V, name: string): V {
  const kept = Object.entries(readDraft(name)).filter(([key, value]) => typeof value === typeof initial[key])
  return { ...initial, ...Object.fromEntries(kept) }
}

/** Those of the server's field errors that this form has a place for. */
function known(errors: FieldErrors, values: FormValues): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => Object.hasOwn(values, field)))
}

function without<V extends FormValues>(values: V, names: readonly (keyof V)[]): Partial<V> {
  return Object.fromEntries(Object.entries(values).filter(([key]) => !names.includes(key))) as Partial<V>
}
