import { getSession } from '@shinequo/contract/sessions'
import { listChat, type SessionMessage } from '@shinequo/contract/sessions/chat'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'

/** One session of the person who is signed in. It may have been moved since: always asked anew. */
export function useSession(id: string) {
  return useQuery({
    queryKey: ['session', id],
    queryFn: ({ signal }) => call(getSession, { params: { id }, signal }),
    refetchOnMount: 'always',
    meta: { live: 'sessions' },
  })
}

/** Everything that the two of a session wrote to each other in its room. */
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
