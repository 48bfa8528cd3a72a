import {
  decideStory,
  listStoriesToReview,
  openStoryAuthor,
  type StoryDecision,
  type StoryList,
  undoStoryDecision,
} from '@shinequo/contract/community'
import { reachOut } from '@shinequo/contract/community/messages'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'
import { needsRefetch, useChange } from '../../../lib/use-change.ts'

const STORIES = ['stories-to-review']
/** How often the list reloads, in milliseconds, since students write and others decide meanwhile. */
const LOOK_AGAIN_MS = 60_000

/** The stories of a review list, in pages: those to review, published or refused. */
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

interface Versioned {
  readonly id: string
  readonly version: number
}

export function useDecideStory() {
  return useChange(
    ({ id, ...body }: Versioned & { readonly decision: StoryDecision; readonly reason: string }) =>
      call(decideStory, { params: { id }, body }),
    { invalidates: [STORIES], onSuccess: needsRefetch },
  )
}

export function useUndoDecision() {
  return useChange(
    ({ id, version }: Versioned) => call(undoStoryDecision, { params: { id }, body: { version } }),
    { invalidates: [STORIES], onSuccess: needsRefetch },
  )
}

export function useOpenAuthor() {
  return useChange(({ id, reason }: { id: string; reason: string }) =>
    call(openStoryAuthor, { params: { id }, body: { reason } }),
  )
}

export function useReachOut() {
  return useChange(
    ({ id, message }: { id: string; message: string }) =>
      call(reachOut, { params: { id }, body: { message } }),
    { invalidates: [STORIES] },
  )
}
