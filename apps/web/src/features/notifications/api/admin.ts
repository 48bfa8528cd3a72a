import {
  countMessages,
  listMessages,
  type MailCounts,
  sendGivenUpMessages,
  sendMessageAgain,
} from '@shinequo/contract/notifications'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'
import { useChange } from '../../../lib/use-change.ts'

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

/** How many mails were given up or refused and need an administrator; 0 until loaded. */
export function useUndeliveredCount(): number {
  const counts = useQuery({
    queryKey: [...MAIL, 'counts'],
    queryFn: ({ signal }) => call(countMessages, { signal }),
    refetchInterval: RENEWED_MS,
  })
  return counts.data ? undelivered(counts.data) : 0
}

export function undelivered({ refused, given_up }: MailCounts): number {
  return refused + given_up
}

export function useSendMessageAgain() {
  return useChange((id: string) => call(sendMessageAgain, { params: { id } }), { invalidates: [MAIL] })
}

export function useSendGivenUp() {
  return useChange(() => call(sendGivenUpMessages, {}), { invalidates: [MAIL] })
}
