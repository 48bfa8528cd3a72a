import { type BulkAct, bulkNoteBody } from '@shinequo/contract/people/bulk-acts'
import * as messages from '@shinequo/messages/web/people-acts'
import { useState } from 'react'
import { ApiError, messageOf } from '../../lib/error-catalogue.ts'
import { firstErrors } from '../../lib/form-rules.ts'
import { useChangeNote } from './api/admin.ts'

/**
 * The sentence in the reminders of an act, while it is changed on the page of the act. `save` resolves to whether what is
 * typed is stored.
 */
export function useNoteForm(act: BulkAct) {
  const change = useChangeNote(act.id)
  const [typed, setTyped] = useState<string>()
  const [error, setError] = useState<string>()
  const value = typed ?? act.note
  const changed = value.trim() !== act.note
  async function save(): Promise<boolean> {
    if (!changed) return true
    const wrong = firstErrors(bulkNoteBody, { note: value }, messages.fieldErrors).note
    setError(wrong)
    if (wrong !== undefined) return false
    try {
      await change.mutateAsync(value)
      setTyped(undefined)
      return true
    } catch (failure) {
      setError((failure instanceof ApiError ? failure.fields.note : undefined) ?? messageOf(failure))
      return false
    }
  }
  return {
    changed,
    busy: change.isPending,
    saved: change.isSuccess && !changed,
    save,
    text: {
      name: 'note',
      value,
      error,
      readOnly: change.isPending,
      onChange: ({ target }: { readonly target: { readonly value: string } }) => {
        setTyped(target.value)
        setError(undefined)
      },
    },
  }
}
