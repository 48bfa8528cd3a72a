import type { BodyInput } from '@shinequo/contract/endpoint'
import { listQuestions, submitResponses } from '@shinequo/contract/questionnaire'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api-client.ts'
import { useWrite } from '../../lib/use-write.ts'

export type Answers = BodyInput<typeof submitResponses>

/** The questionnaire in its order. */
export function useQuestions() {
  return useQuery({
    queryKey: ['questions'],
    queryFn: ({ signal }) => call(listQuestions, { signal }),
    // Nobody's typing is taken away by a question that changed meanwhile.
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Sends all answers; they replace those of an earlier time. */
export function useSendAnswers() {
  return useWrite((answers: Answers) => call(submitResponses, { body: answers }))
}
