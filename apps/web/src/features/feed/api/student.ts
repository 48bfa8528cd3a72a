import { listPosts } from '@shinequo/contract/feed'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'

/** What the own school has published, newest first, a page at a time; the school tells one feed from the next. */
export function usePosts(school: string) {
  return useInfiniteQuery({
    queryKey: ['posts', school],
    queryFn: ({ pageParam, signal }) =>
      call(listPosts, { signal, ...(pageParam !== null && { query: { before: pageParam } }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })
}
