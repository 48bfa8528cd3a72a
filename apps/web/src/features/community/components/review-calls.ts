import {
  decideStory,
  listStoriesToReview,
  openStoryAuthor,
  type StoryDecision,
  type StoryList,
  undoStoryDecision,
} from '@shinequo/contract/community'
import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'

/* The administrators' own calls, apart from api.ts: a student's browser loads that file, and nothing of these. */

const STORIES = ['stories-to-review']
/** Students write meanwhile, and others decide: the list looks again this often, in milliseconds. */
const LOOK_AGAIN_MS = 60_000

/** What waits, what is on the wall, or what was not taken, page after page. */
export function useStoriesToReview(list: StoryList) {
  return useInfiniteQuery({
    queryKey: [...STORIES, list],
    queryFn: ({ signal, pageParam }) =>
      call(listStoriesToReview, {
        signal,
        query: { list, ...(pageParam !== null && { cursor: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchInterval: LOOK_AGAIN_MS,
  })
}

/** A change after which the lists are asked for anew, whether it was made or refused. */
function useChange<Input, Reply>(change: (input: Input) => Promise<Reply>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: STORIES }),
  })
}

interface Versioned {
  readonly id: string
  readonly version: number
}

export function useDecideStory() {
  return useChange(
    ({ id, ...body }: Versioned & { readonly decision: StoryDecision; readonly reason: string }) =>
      call(decideStory, { params: { id }, body }),
  )
}

export function useUndoDecision() {
  return useChange(({ id, version }: Versioned) =>
    call(undoStoryDecision, { params: { id }, body: { version } }),
  )
}

export function useOpenAuthor() {
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      call(openStoryAuthor, { params: { id }, body: { reason } }),
  })
}
