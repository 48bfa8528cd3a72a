import { cancelDeletion, deleteAccount, getDeletion } from '@shinequo/contract/own-data'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'
import { tokenRole } from '../../../lib/token-role.ts'
import { loadUserDetails } from '../../../lib/user-state.ts'

// Beside api.ts, which the pages of those who are signed out load too.

/** What the deletion of the own account means now; asked for anew each time it is looked at. */
export function useDeletion() {
  return useQuery({
    queryKey: ['deletion'],
    queryFn: ({ signal }) => call(getDeletion, { signal }),
    staleTime: 0,
  })
}

/** A change after which the account is read anew wherever it is shown: the banner comes, or goes. */
function useChange<Input, Reply>(change: (input: Input) => Promise<Reply>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      const isStudent = tokenRole() === 'student'
      await (isStudent ? loadUserDetails() : queries.invalidateQueries({ queryKey: ['account'] }))
      await queries.invalidateQueries({ queryKey: ['deletion'] })
    },
  })
}

export function useDeleteAccount() {
  return useChange((password: string) => call(deleteAccount, { body: { password } }))
}

export function useKeepAccount() {
  return useChange(() => call(cancelDeletion, {}))
}
