import { getSession } from '@shinequo/contract/sessions'
import { listChat, type SessionMessage } from '@shinequo/contract/sessions/chat'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'

/** One session of the signed-in person. Always refetched, because it may have been moved. */
export function useSession(id: string) {
  return useQuery({
    queryKey: ['session', id],
    queryFn: ({ signal }) => call(getSession, { params: { id }, signal }),
    refetchOnMount: 'always',
    meta: { live: 'sessions' },
  })
}

/** All chat messages of a session. */
export function useSessionMessages(id: string) {
  return useQuery({
    queryKey: ['session', id, 'messages'],
    queryFn: async ({ signal }) => {
      const all: SessionMessage[] = []
      for (;;) {
        const after = all.at(-1)?.id ?? 0
        const { messages, more } = await call(listChat, { params: { id }, query: { after }, signal })
        all.push(...messages)
        if (!more) return all
      }
    },
    refetchOnMount: 'always',
  })
}
