import { type Account, getAccount } from '@shinequo/contract/accounts/own-account'
import { useQuery } from '@tanstack/react-query'
import { call } from './api-client.ts'
import { ownZone } from './own-zone.ts'

/** Whoever is signed in on the coaches' or administrators' side. */
export function useAccountQuery() {
  return useQuery({ queryKey: ['account'], queryFn: ({ signal }) => call(getAccount, { signal }) })
}

/** As above, for pages behind the portal's guard, where it is always loaded. */
export function useAccount(): Account {
  const { data } = useAccountQuery()
  if (data === undefined) throw new Error('This page needs a signed-in coach or administrator.')
  return data
}

/** The zone in which a coach reads every time: that of their hours, whatever the browser says. IANA. */
export function useCoachZone(): string {
  return useAccount().time_zone ?? ownZone()
}
