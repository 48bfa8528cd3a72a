import {
  type EditableQuestionnaire,
  getQuestionnaire,
  listQuestionnaireVersions,
  saveQuestionnaire,
} from '@shinequo/contract/questionnaire'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'
import { useChange } from '../../../lib/use-change.ts'
import { bodyOf, type QuestionnaireDraft } from '../questionnaire-draft.ts'

const QUESTIONNAIRE = ['questionnaire']
const HISTORY = ['questionnaire-history']

/** The questionnaire with its version. Refetched when the page becomes visible again. */
export function useQuestionnaire() {
  return useQuery({
    queryKey: QUESTIONNAIRE,
    queryFn: ({ signal }) => call(getQuestionnaire, { signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
}

interface Edited {
  readonly draft: QuestionnaireDraft
  /** The version that the draft was made from. */
  readonly version: number
  readonly saved: EditableQuestionnaire
}

/** Saves a draft and stores the response as the newest questionnaire. */
export function useSaveQuestionnaire() {
  return useChange(
    ({ draft, version, saved }: Edited) =>
      call(saveQuestionnaire, { body: { version, questions: bodyOf(draft, saved) } }),
    {
      onSuccess: (newest, queries) => {
        queries.setQueryData(QUESTIONNAIRE, newest)
        void queries.invalidateQueries({ queryKey: HISTORY })
      },
    },
  )
}

/** Who changed the questionnaire, when and how much, newest first, in pages. */
export function useQuestionnaireHistory() {
  return useInfiniteQuery({
    queryKey: HISTORY,
    queryFn: ({ signal, pageParam }) =>
      call(listQuestionnaireVersions, { signal, query: pageParam === null ? {} : { cursor: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })
}
