import { listPosts } from '@shinequo/contract/feed'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'

/** The posts of the student's school, newest first, page by page. The school is only part of the cache key. */
export function usePosts(school: string) {
  return useInfiniteQuery({
    queryKey: ['posts', school],
    queryFn: ({ pageParam, signal }) =>
      call(listPosts, { signal, ...(pageParam !== null && { query: { before: pageParam } }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })
}
