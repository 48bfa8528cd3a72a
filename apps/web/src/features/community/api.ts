import { listStories } from '@shinequo/contract/community'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../lib/api-client.ts'

/** The wall of the own school, the newest story first, a page at a time; that it is off, where it is. */
export function useWall() {
  return useInfiniteQuery({
    queryKey: ['stories', 'wall'],
    queryFn: ({ signal, pageParam }) =>
      call(listStories, { signal, ...(pageParam !== null && { query: { cursor: pageParam } }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })
}
