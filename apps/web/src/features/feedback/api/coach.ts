import { listCoachAnswers } from '@shinequo/contract/feedback'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'

/** What students wrote about sessions with the signed-in coach. */
export function useCoachAnswers() {
  return useQuery({
    queryKey: ['coach-answers'],
    queryFn: ({ signal }) => call(listCoachAnswers, { signal }),
  })
}
