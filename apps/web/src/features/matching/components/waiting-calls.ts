import { getWaiting } from '@shinequo/contract/matching'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'

/** How the signed-in student waits for a coach; always fresh, since a match may come at any moment. */
export function useWaiting() {
  return useQuery({
    queryKey: ['match-requests', 'waiting'],
    queryFn: ({ signal }) => call(getWaiting, { signal }),
    refetchOnMount: 'always',
  })
}
