import { listProgrammeAnswers } from '@shinequo/contract/feedback'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'

/** What students wrote about sessions with all coaches. */
export function useProgrammeAnswers() {
  return useQuery({
    queryKey: ['programme-answers'],
    queryFn: ({ signal }) => call(listProgrammeAnswers, { signal }),
  })
}
