import { useSyncExternalStore } from 'react'
import { hasDraft, onDraftChange } from './form-draft.ts'

/** The storage name of a coach's unsaved hours. */
export const hoursDraft = (account: string) => `hours:${account}`

/** Whether this tab has unsaved hours of the coach, also after their page was left. */
export function useUnsavedHours(account: string): boolean {
  return useSyncExternalStore(onDraftChange, () => hasDraft(hoursDraft(account)))
}
