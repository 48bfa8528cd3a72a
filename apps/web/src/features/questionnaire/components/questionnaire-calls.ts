import {
  type EditableQuestionnaire,
  getQuestionnaire,
  listQuestionnaireVersions,
  saveQuestionnaire,
} from '@shinequo/contract/questionnaire'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'
import { useWrite } from '../../../lib/use-write.ts'
import { bodyOf, type QuestionnaireDraft } from './questionnaire-draft.ts'

/*
 * The administrators' calls. They do not stand in api.ts, since a student's browser loads that file: of the
 * administrators' side it must load nothing.
 */

const QUESTIONNAIRE = ['questionnaire']
const HISTORY = ['questionnaire-history']

/** The questionnaire with its version; looked at again when the page is seen again. */
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
  /** The one that the draft was made from. */
  readonly version: number
  readonly saved: EditableQuestionnaire
}

/** Saves a draft over what is saved, and keeps the answer as the newest. */
export function useSaveQuestionnaire() {
  const queries = useQueryClient()
  return useWrite(async ({ draft, version, saved }: Edited) => {
    const newest = await call(saveQuestionnaire, { body: { version, questions: bodyOf(draft, saved) } })
    queries.setQueryData(QUESTIONNAIRE, newest)
    void queries.invalidateQueries({ queryKey: HISTORY })
  })
}

/** Who changed the questionnaire, when and how much, newest first, page after page. */
export function useQuestionnaireHistory() {
  return useInfiniteQuery({
    queryKey: HISTORY,
    queryFn: ({ signal, pageParam }) =>
      call(listQuestionnaireVersions, { signal, query: pageParam === null ? {} : { cursor: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })
}
