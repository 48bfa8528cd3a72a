import { endCoaching } from '@shinequo/contract/programme'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'

/**
 * Ends the signed-in coach's match with a student. The students are asked for anew where they are shown next, not on
 * the page of this one, who is no longer to be seen.
 */
export function useEndCoaching(studentId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (reason: string) => call(endCoaching, { params: { id: studentId }, body: { reason } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['coach-students'], refetchType: 'none' }),
  })
}
