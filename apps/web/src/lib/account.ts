import { type Account, getAccount } from '@shinequo/contract/accounts/own-account'
import { useQuery } from '@tanstack/react-query'
import { call } from './api-client.ts'
import { ownZone } from './own-zone.ts'

/** The account of the signed-in coach or administrator. */
export function useAccountQuery() {
  return useQuery({ queryKey: ['account'], queryFn: ({ signal }) => call(getAccount, { signal }) })
}

/** Like `useAccountQuery`, for pages behind the portal's guard, which loads the account first. */
export function useAccount(): Account {
  const { data } = useAccountQuery()
  if (data === undefined) throw new Error('This page needs a signed-in coach or administrator.')
  return data
}

/** The IANA zone in which a coach sees all times: that of their hours, not the browser's. */
export function useCoachZone(): string {
  return useAccount().time_zone ?? ownZone()
}
