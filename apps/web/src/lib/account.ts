import { type Account, getAccount } from '@shinequo/contract/accounts/own-account'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from './api-client.ts'
import { keeping } from './kept-answer.ts'
import { ownZone } from './own-zone.ts'

const ACCOUNT = queryOptions({
  queryKey: ['account'],
  ...keeping(getAccount, (signal) => call(getAccount, { signal })),
})

/**
 * The account of the signed-in coach or administrator. Until the server answers, the one that this device keeps.
 * `answers` is how often the server has answered.
 */
export function useAccountQuery() {
  const queries = useQueryClient()
  const query = useQuery(ACCOUNT)
  return { ...query, answers: queries.getQueryState(ACCOUNT.queryKey)?.dataUpdateCount ?? 0 }
}

/** Like `useAccountQuery`, for pages behind the portal's guard, which loads the account first. */
export function useAccount(): Account {
  const { data } = useAccountQuery()
  if (data === undefined) throw new Error('This page needs a signed-in coach or administrator.')
  return data
}

/** An account as the top bar shows its person. */
export function personOf({ first_name, last_name, url }: Account) {
  return { firstName: first_name, name: `${first_name} ${last_name}`, url }
}

/** The IANA zone in which a coach sees all times: that of their hours, not the browser's. */
export function useCoachZone(): string {
  return useAccount().time_zone ?? ownZone()
}
