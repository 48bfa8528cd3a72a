import {
  attendSession,
  countMessages,
  getNotificationChoices,
  listMessages,
  listOwnMessages,
  type MailCounts,
  type NotificationChoices,
  saveNotificationChoices,
  sendGivenUpMessages,
  sendMessageAgain,
} from '@shinequo/contract/notifications'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api-client.ts'

const MAIL = ['mail']
/** Mail fails while nobody looks, so what is shown of it is asked for again. */
const RENEWED_MS = 60_000

/** Mail that failed, newest first, page after page. */
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

/** How many mails will not go out unless somebody sends them again; 0 until that is known. */
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

/** A change after which all of it is asked for anew, whether it was made or refused. */
function useChange<Input, Reply>(change: (input: Input) => Promise<Reply>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: MAIL }),
  })
}

export function useSendMessageAgain() {
  return useChange((id: string) => call(sendMessageAgain, { params: { id } }))
}

export function useSendGivenUp() {
  return useChange(() => call(sendGivenUpMessages, {}))
}

const CHOICES = ['mail-choices']

/** Which mail of what may be left off the person wants. */
export function useMailChoices() {
  return useQuery({ queryKey: CHOICES, queryFn: ({ signal }) => call(getNotificationChoices, { signal }) })
}

/** Keeps what the person wants. One after the other, so that the newest stands at the end. */
export function useSaveMailChoices() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: NotificationChoices) => call(saveNotificationChoices, { body }),
    scope: { id: 'mail-choices' },
    onSuccess: (choices) => queries.setQueryData(CHOICES, choices),
  })
}

/** Says that the student will be there. */
export async function sayAttending(id: string): Promise<void> {
  await call(attendSession, { params: { id } })
}

/** Mail to the person, that of one session where it is named; newest first, page after page. */
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
