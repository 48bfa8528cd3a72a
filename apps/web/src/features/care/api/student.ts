import { getCareContact } from '@shinequo/contract/care'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'

/** Where to write when something is wrong. */
export function useCareContact() {
  return useQuery({
    queryKey: ['care-contact'],
    queryFn: ({ signal }) => call(getCareContact, { signal }),
    refetchOnMount: 'always',
  })
}
