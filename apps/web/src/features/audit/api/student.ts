import { listOwnAuditEntries } from '@shinequo/contract/audit'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'

/** What others did with the student's own record, newest first, in pages. */
export function useOwnEntries() {
  return useInfiniteQuery({
    queryKey: ['audit', 'own'],
    queryFn: ({ signal, pageParam }) =>
      call(listOwnAuditEntries, { signal, query: pageParam === null ? {} : { cursor: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
  })
}
