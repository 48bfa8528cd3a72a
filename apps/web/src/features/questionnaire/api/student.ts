import type { BodyInput } from '@shinequo/contract/endpoint'
import {
  listQuestions,
  listResponses,
  previewResponses,
  submitResponses,
} from '@shinequo/contract/questionnaire'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'
import { reasonsInPageLanguage } from '../../../lib/reasons-language.ts'
import { useChange } from '../../../lib/use-change.ts'

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

/** The student's present answers, as they are now: what was answered elsewhere meanwhile is not to be undone. */
export function useOwnAnswers() {
  return useQuery({
    queryKey: ['own-answers'],
    queryFn: ({ signal }) => call(listResponses, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

/** Sends all answers; they replace those of an earlier time. */
export function useSendAnswers() {
  return useChange((answers: Answers) => call(submitResponses, { body: answers }))
}

/** What these answers would change if they were sent now; asked for anew each time that it is looked at. */
export function useAnswersPreview(answers: BodyInput<typeof previewResponses>) {
  return useQuery({
    queryKey: ['answers-preview', answers],
    queryFn: async ({ signal }) =>
      reasonsInPageLanguage(await call(previewResponses, { body: answers, signal })),
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
}
