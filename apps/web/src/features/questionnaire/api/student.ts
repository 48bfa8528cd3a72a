import type { BodyInput } from '@shinequo/contract/endpoint'
import {
  listQuestions,
  listResponses,
  previewResponses,
  submitResponses,
} from '@shinequo/contract/questionnaire'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'
import { useChange } from '../../../lib/use-change.ts'

export type Answers = BodyInput<typeof submitResponses>

/** The questions in order. */
export function useQuestions() {
  return useQuery({
    queryKey: ['questions'],
    queryFn: ({ signal }) => call(listQuestions, { signal }),
    // Never refetched, so that a changed question does not remove what somebody is typing.
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** The student's current answers. Never taken from the cache, so that newer answers from elsewhere are not undone. */
export function useOwnAnswers() {
  return useQuery({
    queryKey: ['own-answers'],
    queryFn: ({ signal }) => call(listResponses, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

/** Submits all answers. They replace earlier ones. */
export function useSendAnswers() {
  return useChange((answers: Answers) => call(submitResponses, { body: answers }))
}

/** What these answers would change if they were submitted now. Refetched whenever it is shown. */
export function useAnswersPreview(answers: BodyInput<typeof previewResponses>) {
  return useQuery({
    queryKey: ['answers-preview', answers],
    queryFn: ({ signal }) => call(previewResponses, { body: answers, signal }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
}
