import { listSharedNotes } from '@shinequo/contract/sessions/notes'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'

/** The notes that coaches have shared with the signed-in student, newest first. */
export function useSharedNotes() {
  return useQuery({
    queryKey: ['shared-notes'],
    queryFn: ({ signal }) => call(listSharedNotes, { signal }),
    refetchOnMount: 'always',
  })
}
