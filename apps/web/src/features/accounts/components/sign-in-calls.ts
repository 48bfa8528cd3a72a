import { endOtherSignIns, endSignIn, listSignIns } from '@shinequo/contract/own-data'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'

// Beside api.ts, which the pages of those who are signed out load too.

export const SIGN_INS = ['sign-ins']

/** Where one is signed in; asked for anew each time it is opened. */
export function useSignIns() {
  return useQuery({
    queryKey: SIGN_INS,
    queryFn: ({ signal }) => call(listSignIns, { signal }),
    staleTime: 0,
  })
}

/** A change after which the list is asked for anew, whether it was made or refused. */
function useChange<Input>(change: (input: Input) => Promise<unknown>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: SIGN_INS }),
  })
}

export function useEndSignIn() {
  return useChange((id: string) => call(endSignIn, { params: { id } }))
}

export function useEndOtherSignIns() {
  return useChange(() => call(endOtherSignIns, {}))
}
