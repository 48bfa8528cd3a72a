import { listPosts } from '@shinequo/contract/feed'
import { type EventList, getEventFile, listEvents } from '@shinequo/contract/feed/events'
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

/** The events for the student's school, page by page: upcoming or past ones. */
export function useEvents(school: string, when: EventList) {
  return useInfiniteQuery({
    queryKey: ['posts', 'events', school, when],
    queryFn: ({ pageParam, signal }) =>
      call(listEvents, { signal, query: { when, ...(pageParam !== null && { cursor: pageParam }) } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // One that was upcoming may be over.
    refetchOnMount: 'always',
  })
}

/** An event as a file for calendar programs. */
export async function eventFile(id: string): Promise<Blob> {
  const text = (await call(getEventFile, { params: { id } })) as string
  return new Blob([text], { type: 'text/calendar' })
}
