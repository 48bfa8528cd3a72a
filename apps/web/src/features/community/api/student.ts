import {
  deleteStory,
  listOwnStories,
  listStories,
  reportStory,
  shareStory,
} from '@shinequo/contract/community'
import type { BodyInput } from '@shinequo/contract/endpoint'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'
import { useChange } from '../../../lib/use-change.ts'

/** The query key of the wall and of the student's own stories. */
const STORIES = ['stories']

/** The wall of the student's school, newest story first, in pages; or that it is off. */
export function useWall() {
  return useInfiniteQuery({
    queryKey: [...STORIES, 'wall'],
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
