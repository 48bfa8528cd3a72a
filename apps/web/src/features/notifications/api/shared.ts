import {
  getNotificationChoices,
  listOwnMessages,
  type NotificationChoices,
  saveNotificationChoices,
} from '@shinequo/contract/notifications'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'
import { useChange } from '../../../lib/use-change.ts'

const CHOICES = ['mail-choices']

/** Which optional mail the person wants. */
export function useMailChoices() {
  return useQuery({ queryKey: CHOICES, queryFn: ({ signal }) => call(getNotificationChoices, { signal }) })
}

/** Saves which mail the person wants. Requests run one after the other, so that the newest wins. */
export function useSaveMailChoices() {
  return useChange((body: NotificationChoices) => call(saveNotificationChoices, { body }), {
    scope: 'mail-choices',
    onSuccess: (choices, queries) => queries.setQueryData(CHOICES, choices),
  })
}

/** Mail to the person, optionally of one session; newest first, in pages. */
export function useOwnMessages(booking: string | undefined) {
  return useInfiniteQuery({
    queryKey: ['own-mail', booking ?? null],
    queryFn: ({ signal, pageParam }) =>
      call(listOwnMessages, {
        signal,
        query: {
          ...(booking !== undefined && { booking }),
          ...(pageParam !== null && { cursor: pageParam }),
        },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    refetchOnMount: 'always',
  })
}
