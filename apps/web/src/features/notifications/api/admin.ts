import { listMessages, sendGivenUpMessages, sendMessageAgain } from '@shinequo/contract/notifications'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'
import { needsRefetch, useChange } from '../../../lib/use-change.ts'

const MAIL = ['mail']
/** How often failed mail is refetched, in milliseconds, since mail fails while the page is open. */
const RENEWED_MS = 60_000

/** Failed mail, newest first, in pages. */
export function useFailedMail() {
  return useInfiniteQuery({
    queryKey: [...MAIL, 'list'],
    queryFn: ({ signal, pageParam }) =>
      call(listMessages, { signal, query: pageParam === null ? {} : { cursor: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    refetchInterval: RENEWED_MS,
  })
}

export function useSendMessageAgain() {
  return useChange((id: string) => call(sendMessageAgain, { params: { id } }), {
    invalidates: [MAIL],
    onSuccess: needsRefetch,
  })
}

export function useSendGivenUp() {
  return useChange(() => call(sendGivenUpMessages, {}), { invalidates: [MAIL], onSuccess: needsRefetch })
}
