import {
  deleteStory,
  listOwnStories,
  listStories,
  reportStory,
  shareStory,
  thankStory,
  unthankStory,
} from '@shinequo/contract/community'
import { answerStoryMessage } from '@shinequo/contract/community/messages'
import { awaitWall, stopAwaitingWall } from '@shinequo/contract/community/opening'
import type { BodyInput, ReplyOf } from '@shinequo/contract/endpoint'
import { type InfiniteData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'
import { useChange } from '../../../lib/use-change.ts'

/** The query key of the wall and of the student's own stories. */
const STORIES = ['stories']
const WALL = [...STORIES, 'wall']

/** The wall of the student's school, newest story first, in pages; or that it is off. */
export function useWall() {
  return useInfiniteQuery({
    queryKey: WALL,
    queryFn: ({ signal, pageParam }) =>
      call(listStories, { signal, ...(pageParam !== null && { query: { cursor: pageParam } }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })
}

/** The student's own stories, newest first, with the current decisions. */
export function useOwnStories() {
  return useQuery({
    queryKey: [...STORIES, 'own'],
    queryFn: ({ signal }) => call(listOwnStories, { signal }),
    refetchOnMount: 'always',
  })
}

export function useShareStory() {
  return useChange((body: BodyInput<typeof shareStory>) => call(shareStory, { body }), {
    invalidates: [STORIES],
  })
}

export function useDeleteStory() {
  return useChange((id: string) => call(deleteStory, { params: { id } }), { invalidates: [STORIES] })
}

export function useReportStory() {
  return useChange(
    ({ id, reason }: { id: string; reason: string }) =>
      call(reportStory, { params: { id }, body: { reason } }),
    { invalidates: [STORIES] },
  )
}

type Wall = InfiniteData<ReplyOf<typeof listStories>>

/** Says that a story helped, or takes it back. The pages of the wall are updated in place: a reload would move them. */
export function useSayHelped() {
  return useChange(
    ({ id, helped }: { id: string; helped: boolean }) =>
      call(helped ? thankStory : unthankStory, { params: { id } }),
    {
      onSuccess: (reply, queries, { id }) =>
        queries.setQueryData<Wall>(
          WALL,
          (wall) =>
            wall && {
              ...wall,
              pages: wall.pages.map((page) => ({
                ...page,
                stories: page.stories.map((story) => (story.id === id ? { ...story, ...reply } : story)),
              })),
            },
        ),
    },
  )
}

/** Asks for one mail when the wall of the student's school opens, or takes it back. */
export function useAwaitWall() {
  return useChange((wanted: boolean) => call(wanted ? awaitWall : stopAwaitingWall, {}), {
    invalidates: [WALL],
  })
}

export function useAnswerMessage() {
  return useChange(
    ({ id, message }: { id: string; message: string }) =>
      call(answerStoryMessage, { params: { id }, body: { message } }),
    { invalidates: [STORIES] },
  )
}
