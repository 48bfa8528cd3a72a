import { decideObjection, listObjections } from '@shinequo/contract/bookings'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'
import { needsRefetch, useChange } from '../../../lib/use-change.ts'

const OBJECTIONS = ['objections']
/** How often the list is refetched, in milliseconds, since students and coaches act while the page is open. */
const RENEWED_MS = 60_000

/** Students who say that they did not miss their session, in pages, the longest wait first. */
export function useObjections() {
  return useInfiniteQuery({
    queryKey: OBJECTIONS,
    queryFn: ({ signal, pageParam }) =>
      call(listObjections, { signal, query: pageParam === null ? {} : { cursor: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: RENEWED_MS,
    refetchOnMount: 'always',
    meta: { live: 'needs' },
  })
}

/** Decides whether a session took place or stays missed. */
export function useDecideObjection() {
  return useChange(
    ({ id, tookPlace }: { id: string; tookPlace: boolean }) =>
      call(decideObjection, { params: { id }, body: { took_place: tookPlace } }),
    { invalidates: [OBJECTIONS], onSuccess: needsRefetch },
  )
}
