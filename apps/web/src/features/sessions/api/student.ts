import { listSharedNotes, seeSharedNote } from '@shinequo/contract/sessions/notes'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'
import { useChange } from '../../../lib/use-change.ts'

const SHARED_NOTES = ['shared-notes']

/** The notes that coaches have shared with the signed-in student, newest first. */
export function useSharedNotes() {
  return useQuery({
    queryKey: SHARED_NOTES,
    queryFn: ({ signal }) => call(listSharedNotes, { signal }),
    refetchOnMount: 'always',
    // A note is announced together with changes to sessions.
    meta: { live: 'sessions' },
  })
}

/** Stores that the student has seen a note. If that fails, the note is only announced again. */
export function useSeeSharedNote() {
  return useChange((id: string) => call(seeSharedNote, { params: { id } }), { invalidates: [SHARED_NOTES] })
}
